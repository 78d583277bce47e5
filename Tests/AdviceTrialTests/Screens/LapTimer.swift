import Combine
import SwiftUI

struct LapTimer: View {
    @State private var elapsed = 0
    @State private var laps: [Int] = Array(1...25)
    let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text(verbatim: "\(elapsed / 10).\(elapsed % 10) s").font(.largeTitle)
            Button("Lap") { laps.insert(elapsed, at: 0) }
            List(laps, id: \.self) { lap in
                LapRow(lap: lap)
            }
        }
        .onReceive(ticks) { _ in elapsed += 1 }
    }
}

struct LapRow: View {
    let lap: Int

    var body: some View {
        HStack {
            Image(systemName: "flag")
            Text("Lap at \(lap)")
        }
    }
}
