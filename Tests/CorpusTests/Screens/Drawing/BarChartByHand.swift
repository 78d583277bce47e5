import SwiftUI

struct BarChartByHand: View {
    struct Bar: Identifiable { let id: String; var value: Double }
    @State private var bars = [Bar(id: "Mon", value: 3), Bar(id: "Tue", value: 7), Bar(id: "Wed", value: 5)]

    private var maximum: Double { bars.map(\.value).max() ?? 1 }

    var body: some View {
        VStack {
            GeometryReader { geometry in
                HStack(alignment: .bottom, spacing: 12) {
                    ForEach(bars) { bar in
                        VStack {
                            Text(bar.value, format: .number)
                                .font(.caption2)
                            UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
                                .fill(bar.value == maximum ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.tint))
                                .frame(height: geometry.size.height * 0.8 * bar.value / maximum)
                            Text(bar.id)
                        }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            }
            .frame(height: 220)
            .background(alignment: .bottom) { Rectangle().frame(height: 1) }
            Button("Shuffle") {
                withAnimation(.bouncy) { bars = bars.map { Bar(id: $0.id, value: 10 - $0.value) } }
            }
        }
        .padding()
    }
}

#Preview("BarChartByHand", traits: .fixedLayout(width: 300, height: 400)) { BarChartByHand() }
