import SwiftUI

struct CountdownTimer: View {
    @State private var remaining = 5
    @State private var timer: Timer?
    @State private var task: Task<Void, Never>?

    var body: some View {
        VStack(spacing: 20) {
            Text("\(remaining)")
                .font(.system(size: 80, weight: .bold, design: .rounded))
                .contentTransition(.numericText(countsDown: true))
                .animation(.snappy, value: remaining)
            HStack {
                Button("Timer") { startTimer() }
                Button("Task") { startTask() }
                Button("Reset") { reset() }
            }
        }
        .onDisappear { reset() }
    }

    private func startTimer() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated {
                if remaining > 0 { remaining -= 1 } else { self.timer?.invalidate() }
            }
        }
    }

    private func startTask() {
        task = Task {
            while remaining > 0, !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 500_000_000)
                remaining -= 1
            }
        }
    }

    private func reset() {
        timer?.invalidate()
        task?.cancel()
        remaining = 5
    }
}

#Preview("CountdownTimer") { CountdownTimer() }
