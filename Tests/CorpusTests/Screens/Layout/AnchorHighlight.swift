import SwiftUI

struct BoundsKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct AnchorHighlight: View {
    @State private var active = 0
    private let months = ["January", "February", "March", "April"]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(months.indices, id: \.self) { index in
                Text(months[index])
                    .padding(10)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
                    .onTapGesture {
                        withAnimation { active = index }
                    }
            }
        }
        .overlayPreferenceValue(BoundsKey.self) { preferences in
            GeometryReader { geometry in
                if let anchor = preferences[active] {
                    let rect = geometry[anchor]
                    RoundedRectangle(cornerRadius: 15)
                        .stroke(lineWidth: 3)
                        .frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                    Text("at \(Int(rect.minY))")
                        .offset(x: rect.maxX + 10, y: rect.minY)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#Preview("AnchorHighlight") { AnchorHighlight() }
