import SwiftUI

struct Standing: Identifiable {
    let id = UUID()
    let name: String
    let score: Int
}

struct Leaderboard: View {
    @State private var scores = (1...30).map { ("Player \($0)", 1_000 - $0) }

    var body: some View {
        VStack {
            Button("Refresh") { scores[0].1 += 1 }
            List(scores.map { Standing(name: $0.0, score: $0.1) }) { standing in
                StandingRow(standing: standing)
            }
        }
    }
}

struct StandingRow: View {
    let standing: Standing

    var body: some View {
        HStack {
            Text(standing.name)
            Spacer()
            Text("\(standing.score)")
        }
    }
}
