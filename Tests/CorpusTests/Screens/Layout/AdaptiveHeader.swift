import SwiftUI

private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

extension View {
    func readHeight(_ onChange: @escaping (CGFloat) -> Void) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
        }
        .onPreferenceChange(HeightKey.self) { onChange($0) }
    }

    @ViewBuilder
    func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

struct AdaptiveHeader: View {
    @State private var height: CGFloat = 0
    @State private var isLong = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        VStack(alignment: .leading) {
            Group {
                Text(isLong ? "One\nTwo\nThree" : "One")
                    .font(.body)
            }
            .readHeight { height = $0 }
            .when(isLong) { $0.foregroundColor(.red) }

            Text("Height \(Int(height.rounded()))")
            ViewThatFits(in: .horizontal) {
                Text("A line that is far too long for the width of a phone held upright, really")
                    .lineLimit(1)
                    .fixedSize()
                Text("Short line")
            }
            if sizeClass == .compact {
                Text("Compact")
            }
            Button("Toggle") { isLong.toggle() }
        }
    }
}

struct AdaptiveHeader_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AdaptiveHeader()
        }
    }
}
