import SwiftUI

struct Wave: Shape {
    var strength: Double
    var frequency: Double
    var phase: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, strength) }
        set {
            phase = newValue.first
            strength = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let width = Double(rect.width)
        let height = Double(rect.height)
        let midHeight = height / 2
        let wavelength = width / frequency
        path.move(to: CGPoint(x: 0, y: midHeight))
        for x in stride(from: 0, through: width, by: 4) {
            let relativeX = x / wavelength
            let sine = sin(relativeX + phase)
            path.addLine(to: CGPoint(x: x, y: strength * sine + midHeight))
        }
        return path
    }
}

struct WaveView: View {
    @State private var phase = 0.0
    @State private var isCalm = false

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            ForEach(0..<4) { i in
                Wave(strength: isCalm ? 5 : 30, frequency: 20, phase: phase)
                    .stroke(Color.white.opacity(Double(i) / 4), lineWidth: 3)
                    .offset(y: CGFloat(i) * 8)
            }
            Toggle("Calm", isOn: $isCalm.animation(.easeInOut(duration: 0.5)))
                .padding()
                .fixedSize()
        }
        .background(Color(red: 0.1, green: 0.2, blue: 0.5))
        .ignoresSafeArea()
        .task {
            withAnimation(Animation.linear(duration: 1)) {
                phase = .pi * 2
            }
        }
    }
}

#Preview("WaveView") { WaveView() }
