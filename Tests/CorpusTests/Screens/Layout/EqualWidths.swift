import SwiftUI

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct EqualWidth: ViewModifier {
    @Binding var width: CGFloat?

    func body(content: Content) -> some View {
        content
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .frame(width: width)
    }
}

extension HorizontalAlignment {
    private struct Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }
    static let colon = HorizontalAlignment(Colon.self)
}

struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack(alignment: .colon) {
            ForEach(["A", "Longer", "The longest"], id: \.self) { title in
                HStack {
                    Text(title).alignmentGuide(.colon) { $0[HorizontalAlignment.trailing] }
                    Text(": \(title.count)")
                }
            }
            HStack {
                Button("OK") {}.modifier(EqualWidth(width: $width))
                Button("Cancel everything") {}.modifier(EqualWidth(width: $width))
            }
            Text((width ?? 0) > 50 ? "equal" : "not yet")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

#Preview("EqualWidths") { EqualWidths() }
