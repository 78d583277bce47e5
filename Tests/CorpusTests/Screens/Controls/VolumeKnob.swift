import SwiftUI

struct VolumeKnob: View {
    @Binding var volume: Double
    @GestureState private var drag: CGFloat = 0

    private var current: Double { min(1, max(0, volume - drag / 200)) }

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 10)
            Circle()
                .trim(from: 0, to: current)
                .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(current, format: .percent.precision(.fractionLength(0)))
        }
        .frame(width: 120, height: 120)
        .contentShape(Circle())
        .gesture(
            DragGesture()
                .updating($drag) { value, state, _ in state = value.translation.height }
                .onEnded { volume = min(1, max(0, volume - $0.translation.height / 200)) }
        )
        .accessibilityAdjustableAction { direction in
            volume = min(1, max(0, volume + (direction == .increment ? 0.1 : -0.1)))
        }
    }
}

struct VolumeKnobScreen: View {
    @State private var volume = 0.5

    var body: some View {
        VStack(spacing: 24) {
            VolumeKnob(volume: $volume)
            Text(volume == 0 ? "Muted" : "Playing")
            Button("Mute") { volume = 0 }
        }
    }
}

#Preview { VolumeKnobScreen() }
