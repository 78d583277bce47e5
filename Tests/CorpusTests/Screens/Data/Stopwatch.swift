import SwiftUI
import Combine

struct Stopwatch: View {
    @State private var elapsed: TimeInterval = 0
    @State private var isRunning = false
    @State private var laps: [TimeInterval] = []
    @Environment(\.scenePhase) private var scenePhase

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 24) {
            Text(Self.format(elapsed))
                .font(.system(size: 56, weight: .thin, design: .monospaced))
            HStack {
                Button(isRunning ? "Lap" : "Reset") {
                    isRunning ? laps.append(elapsed) : reset()
                }
                Spacer()
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
            }
            .buttonStyle(.bordered)
            List {
                ForEach(Array(laps.enumerated().reversed()), id: \.offset) { lap in
                    HStack {
                        Text("Lap \(lap.offset + 1)")
                        Spacer()
                        Text(Self.format(lap.element))
                    }
                }
            }
            .listStyle(.plain)
        }
        .padding()
        .onReceive(timer) { _ in
            guard isRunning else { return }
            elapsed += 1
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { isRunning = false }
        }
    }

    private func reset() {
        elapsed = 0
        laps.removeAll()
    }

    static func format(_ time: TimeInterval) -> String {
        String(format: "%02d:%04.1f", Int(time) / 60, time.truncatingRemainder(dividingBy: 60))
    }
}

#Preview("Stopwatch") { Stopwatch() }
