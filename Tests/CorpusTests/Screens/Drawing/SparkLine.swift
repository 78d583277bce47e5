import SwiftUI

struct SparkLine: Shape {
    var values: [Double]
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(values.first ?? 0, values.last ?? 0) }
        set {
            guard !values.isEmpty else { return }
            values[0] = newValue.first
            values[values.count - 1] = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard let top = values.max(), top > 0, values.count > 1 else { return }
            for (index, value) in values.enumerated() {
                let point = CGPoint(
                    x: rect.width * CGFloat(index) / CGFloat(values.count - 1),
                    y: rect.height * (1 - value / top))
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
    }
}

struct SparkLineScreen: View {
    @State private var values = [3.0, 5, 2, 8, 6]

    var body: some View {
        VStack {
            SparkLine(values: values)
                .stroke(LinearGradient(colors: [.green, .blue], startPoint: .leading, endPoint: .trailing), lineWidth: 2)
                .frame(height: 80)
                .background(alignment: .bottom) { Rectangle().frame(height: 1).foregroundStyle(.separator) }
            Text("Last: \(values.last ?? 0, format: .number)")
            Button("Next value") { withAnimation { values = Array(values.dropFirst()) + [values[0] + 1] } }
        }
        .padding()
    }
}

#Preview { SparkLineScreen() }
