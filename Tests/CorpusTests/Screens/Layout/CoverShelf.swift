import SwiftUI

private struct Cover: Identifiable {
    let id = UUID()
    var name: String
    var tint: Color
}

private struct Shelf<Content: View, Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    var itemWidth: CGFloat
    var items: Items
    @ViewBuilder var content: (Items.Element) -> Content

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(items) { item in
                        content(item)
                            .frame(width: itemWidth)
                            .visualEffect { content, place in
                                content.rotation3DEffect(.init(degrees: turn(place)), axis: (x: 0, y: 1, z: 0), anchor: .center)
                            }
                            .padding(.trailing, item.id == items.last?.id ? 0 : 10)
                    }
                }
                .padding(.horizontal, max(0, (size.width - itemWidth) / 2))
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollIndicators(.hidden)
            .scrollClipDisabled()
        }
    }
}

private func turn(_ proxy: GeometryProxy) -> Double {
    let width = proxy.bounds(of: .scrollView(axis: .horizontal))?.width ?? 1
    let middle = proxy.frame(in: .scrollView(axis: .horizontal)).midX
    return 40 - 80 * min(max(middle / width, 0), 1)
}

struct CoverShelf: View {
    private let covers = [Cover(name: "Red", tint: .red), Cover(name: "Green", tint: .green), Cover(name: "Blue", tint: .blue)]
    @State private var played = "nothing"

    var body: some View {
        VStack {
            Shelf(itemWidth: 140, items: covers) { cover in
                RoundedRectangle(cornerRadius: 12)
                    .fill(cover.tint.gradient)
                    .overlay { Button("Play \(cover.name)") { played = cover.name } }
            }
            .frame(height: 180)
            Text("Playing \(played)")
        }
    }
}

#Preview { CoverShelf() }
