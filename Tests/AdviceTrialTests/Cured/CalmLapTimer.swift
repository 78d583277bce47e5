import Combine
import SwiftUI

// The clock is a view of its own, and says what it shows when a lap is taken.

struct CalmLapTimer: View {
    @State private var laps: [Int] = Array(1...25)

    var body: some View {
        VStack {
            LapClock { laps.insert($0, at: 0) }
            List(laps, id: \.self) { lap in
                LapRow(lap: lap)
            }
        }
    }
}

struct LapClock: View {
    @State private var elapsed = 0
    let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    let take: (Int) -> Void

    var body: some View {
        VStack {
            Text(verbatim: "\(elapsed / 10).\(elapsed % 10) s").font(.largeTitle)
            Button("Lap") { take(elapsed) }
        }
        .onReceive(ticks) { _ in elapsed += 1 }
    }
}
