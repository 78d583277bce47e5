import SwiftUI

extension ContainerValues {
    @Entry var isHighlighted = false
}

extension View {
    func highlighted(_ flag: Bool = true) -> some View { containerValue(\.isHighlighted, flag) }
}

struct CardStack<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards")
                ForEach(subviews) { subview in
                    HStack {
                        if subview.containerValues.isHighlighted { Text("★") }
                        subview
                    }
                    .padding(8)
                    .background(.quaternary, in: .rect(cornerRadius: 8))
                }
            }
        }
    }
}

struct SectionedBoard<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
        VStack {
            ForEach(sections: content()) { section in
                section.header.font(.headline)
                HStack { section.content }
            }
        }
    }
}

struct ContainerCard: View {
    @State private var shows = false
    @State private var names = ["Ann", "Bob"]

    var body: some View {
        VStack {
            CardStack {
                Text("First").highlighted()
                if shows { Text("Hidden") }
                ForEach(names, id: \.self) { Text($0) }
            }
            SectionedBoard {
                Section("Top") {
                    Text("a"); Text("b")
                }
                Section("Bottom") { Text("c") }
            }
            Button("Toggle") { shows.toggle() }
            Button("Add") { names.append("Cy") }
        }
    }
}

#Preview("ContainerCard") { ContainerCard() }
