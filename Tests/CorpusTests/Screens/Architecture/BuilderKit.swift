import SwiftUI

struct Card<Header: View, Content: View>: View {
    private let header: Header
    private let content: () -> Content

    init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
        self.header = header()
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            header.font(.headline)
            Divider()
            content()
        }
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary))
    }
}

extension Card where Header == Text {
    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: { Text(title) }, content: content)
    }
}

extension Card where Header == EmptyView {
    init(@ViewBuilder content: @escaping () -> Content) {
        self.init(header: { EmptyView() }, content: content)
    }
}

struct PairStack<A: View, B: View>: View {
    @ViewBuilder var leading: A
    @ViewBuilder let trailing: () -> B

    var body: some View {
        HStack {
            leading
            Spacer()
            trailing()
        }
    }
}

struct BuilderKit: View {
    @State private var flips = 0

    var body: some View {
        VStack {
            Card("Numbers") {
                PairStack {
                    Text("Flips")
                } trailing: {
                    Text("\(flips)")
                }
            }
            Card {
                Button("Flip") { flips += 1 }
            }
        }
        .padding()
    }
}

#Preview {
    BuilderKit()
}
