import AVFoundation
import Combine
import SwiftUI

@MainActor final class PlayerModel: ObservableObject {
    let player = AVPlayer()
    @Published var isPlaying = false
    @Published var changes = 0
    private var subscriptions: Set<AnyCancellable> = []
    private var observation: NSKeyValueObservation?

    init() {
        player.publisher(for: \.timeControlStatus)
            .map { $0 == .playing }
            .removeDuplicates()
            .sink { [weak self] in self?.isPlaying = $0 }
            .store(in: &subscriptions)
        observation = player.observe(\.rate, options: [.old, .new]) { [weak self] _, change in
            let hasChanged = change.oldValue != change.newValue
            MainActor.assumeIsolated { self?.changes += hasChanged ? 1 : 0 }
        }
    }
    func stopListening() {
        observation?.invalidate()
        observation = nil
    }
}

struct PlayerStatus: View {
    @StateObject private var model = PlayerModel()

    var body: some View {
        VStack {
            Text(model.isPlaying ? "Playing" : "Paused")
            Text("Rate changed \(model.changes) times")
            Button("Play") { model.player.play() }
            Button("Pause") { model.player.pause() }
            Button("Stop listening") { model.stopListening() }
        }
    }
}

#Preview { PlayerStatus() }
