import SwiftUI

@MainActor
final class PomodoroModel: ObservableObject {
    enum Phase: String { case work = "Work", rest = "Rest" }
    @Published private(set) var phase: Phase = .work
    @Published private(set) var remaining = 5
    @Published private(set) var isRunning = false
    private var timer: Timer?

    func toggle() {
        isRunning ? pause() : start()
    }

    private func start() {
        isRunning = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    private func pause() {
        timer?.invalidate()
        timer = nil
        isRunning = false
    }

    private func tick() {
        remaining -= 1
        guard remaining == 0 else { return }
        phase = phase == .work ? .rest : .work
        remaining = phase == .work ? 5 : 2
    }
}

struct PomodoroTimer: View {
    @StateObject private var model = PomodoroModel()

    var body: some View {
        VStack(spacing: 16) {
            Text(model.phase.rawValue)
                .font(.headline)
                .foregroundColor(model.phase == .work ? .red : .green)
            Text(String(format: "%02d:%02d", model.remaining / 60, model.remaining % 60))
                .font(.system(size: 60, weight: .thin, design: .monospaced))
                .monospacedDigit()
                .contentTransition(.numericText())
            Button(model.isRunning ? "Pause" : "Start", action: model.toggle)
                .buttonStyle(.borderedProminent)
        }
    }
}

#Preview {
    PomodoroTimer()
}
