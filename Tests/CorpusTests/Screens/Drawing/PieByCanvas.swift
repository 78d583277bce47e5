import SwiftUI

struct Slice: Identifiable {
    let id = UUID()
    let name: String
    let value: Double
    let color: Color
}

struct PieByCanvas: View {
    @State private var slices = [
        Slice(name: "Rent", value: 50, color: .red),
        Slice(name: "Food", value: 30, color: .green),
        Slice(name: "Fun", value: 20, color: .blue),
    ]

    private var total: Double { slices.map(\.value).reduce(0, +) }

    var body: some View {
        VStack {
            Canvas { context, size in
                var start = Angle.zero
                let center = CGPoint(x: size.width / 2, y: size.height / 2)
                let radius = min(size.width, size.height) * 0.48
                for slice in slices {
                    let end = start + .degrees(360 * slice.value / total)
                    let path = Path { path in
                        path.move(to: center)
                        path.addArc(
                            center: center, radius: radius, startAngle: start + .degrees(5), endAngle: end,
                            clockwise: false)
                        path.closeSubpath()
                    }
                    context.fill(path, with: .color(slice.color))
                    start = end
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .frame(maxHeight: 200)

            ForEach(slices) { slice in
                Label {
                    Text("\(slice.name) \(slice.value / total * 100, specifier: "%.0f") %")
                } icon: {
                    Circle().fill(slice.color).frame(width: 10, height: 10)
                }
            }
            Button("Drop last") { if slices.count > 1 { slices.removeLast() } }
        }
        .padding()
    }
}

#Preview("Pie") {
    PieByCanvas()
}
