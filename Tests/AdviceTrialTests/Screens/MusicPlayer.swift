import Combine
import SwiftUI

final class PlayerModel: ObservableObject {
    @Published var track = "Song 1"
    @Published var progress = 0.0
    private var timer: AnyCancellable?

    init() {
        timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.progress += 0.1 }
    }
}

struct MusicPlayer: View {
    @StateObject private var player = PlayerModel()
    private let songs = (1...80).map { "Song \($0)" }

    var body: some View {
        VStack {
            List(songs, id: \.self) { song in
                SongRow(title: song, isPlaying: song == player.track)
            }
            MiniPlayer(title: player.track, progress: player.progress)
            Button("Next") { player.track = "Song 2" }
        }
    }
}

struct SongRow: View {
    let title: String
    let isPlaying: Bool

    var body: some View {
        HStack {
            Text(title)
            if isPlaying { Image(systemName: "speaker.wave.2") }
        }
    }
}

struct MiniPlayer: View {
    let title: String
    let progress: Double

    var body: some View {
        VStack {
            Text(title)
            ProgressView(value: progress, total: 200)
        }
    }
}
