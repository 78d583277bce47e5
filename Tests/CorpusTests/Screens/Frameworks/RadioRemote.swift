import AudioToolbox
import MediaPlayer
import SwiftUI

struct RadioRemote: View {
    @State private var timer = Timer()
    @State private var isOn = false

    var body: some View {
        VStack {
            Text(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String ?? "silence")
            Button(isOn ? "Off" : "On") { turn() }
        }
        .onAppear {
            let remote = MPRemoteCommandCenter.shared()
            remote.pauseCommand.addTarget { _ in .success }
            remote.skipForwardCommand.preferredIntervals = [30]
        }
    }

    private func turn() {
        isOn.toggle()
        timer.invalidate()
        MPNowPlayingInfoCenter.default().nowPlayingInfo = isOn ? [MPMediaItemPropertyTitle: "Jazz at six", MPNowPlayingInfoPropertyPlaybackRate: 1.0] : nil
        AudioServicesPlayAlertSoundWithCompletion(1007) {}
    }
}

#Preview { RadioRemote() }
