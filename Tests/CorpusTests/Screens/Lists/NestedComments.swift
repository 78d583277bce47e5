import SwiftUI

struct CommentNode: Identifiable {
    let id: Int
    let text: String
    var replies: [CommentNode] = []
}

struct CommentThread: View {
    let comment: CommentNode
    var depth = 0
    @State private var isCollapsed = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(comment.text)
                if !comment.replies.isEmpty {
                    Button("\(isCollapsed ? "Expand" : "Collapse") \(comment.id)") { isCollapsed.toggle() }
                        .font(.caption)
                }
            }
            if !isCollapsed {
                ForEach(comment.replies) { CommentThread(comment: $0, depth: depth + 1) }
            }
        }
        .padding(.leading, CGFloat(depth) * 12)
    }
}

struct NestedComments: View {
    private let root = CommentNode(
        id: 1, text: "First",
        replies: [
            CommentNode(id: 2, text: "Reply", replies: [CommentNode(id: 3, text: "Deep")]),
            CommentNode(id: 4, text: "Other"),
        ])

    var body: some View {
        ScrollView { CommentThread(comment: root).frame(maxWidth: .infinity, alignment: .leading) }
    }
}

#Preview { NestedComments() }
