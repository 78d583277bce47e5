import SwiftUI

struct FileItem: Hashable, Identifiable, CustomStringConvertible {
    var id: Self { self }
    var name: String
    var children: [FileItem]? = nil
    var description: String {
        switch children {
        case nil: return "📄 \(name)"
        case .some(let children): return children.isEmpty ? "📂 \(name)" : "📁 \(name)"
        }
    }
}

struct FileTree: View {
    let fileHierarchyData: [FileItem] = [
        FileItem(
            name: "users",
            children: [
                FileItem(
                    name: "user1234",
                    children: [
                        FileItem(
                            name: "Photos",
                            children: [FileItem(name: "photo001.jpg"), FileItem(name: "photo002.jpg")]),
                        FileItem(name: "Movies", children: []),
                    ]),
                FileItem(name: "newuser", children: [FileItem(name: "Documents", children: [])]),
            ]),
        FileItem(name: "private", children: nil),
    ]
    @State private var topExpanded = true

    var body: some View {
        List {
            OutlineGroup(fileHierarchyData, children: \.children) { item in
                Text(item.description)
            }
            DisclosureGroup("More", isExpanded: $topExpanded) {
                Text("Inside")
                DisclosureGroup("Deeper") { Text("Hidden") }
            }
        }
        .listStyle(.sidebar)
    }
}

#Preview("FileTree") { FileTree() }
