import SwiftUI

struct RichCaption: View {
    var author = "ada"
    var caption = "Notes on the engine"
    var likes = 1203
    @State private var isExpanded = false

    private var summary: Text {
        Text(author).bold()
            + Text(" ")
            + Text(caption).foregroundStyle(.secondary)
            + Text(isExpanded ? "" : " … more").foregroundStyle(.tertiary).italic()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            summary
                .lineLimit(isExpanded ? nil : 2)
                .onTapGesture { isExpanded = true }
            Text("\(likes) likes, \(Text("3").bold()) comments")
                .font(.footnote)
            Text("\(Image(systemName: "heart.fill")) liked by **bob**")
        }
        .padding()
    }
}

#Preview("Caption") {
    RichCaption()
}
