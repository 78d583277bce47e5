import SwiftUI

struct MediaPlayer: View {
    @State private var isPlaying = false
    @State private var progress: Double = 0.3
    @State private var volume: Float = 0.5
    @State private var isExpanded = false
    @Namespace private var animation

    var body: some View {
        VStack {
            Spacer()
            if isExpanded {
                full
            } else {
                mini
            }
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.8), value: isExpanded)
    }

    private var mini: some View {
        HStack {
            Image(systemName: "music.note")
                .matchedGeometryEffect(id: "cover", in: animation)
            Text("Song").matchedGeometryEffect(id: "title", in: animation)
            Spacer()
            playButton
        }
        .padding()
        .background(Color(.secondarySystemBackground).clipShape(RoundedRectangle(cornerRadius: 14)))
        .onTapGesture { isExpanded = true }
        .padding(.horizontal)
    }

    private var full: some View {
        VStack(spacing: 20) {
            Image(systemName: "music.note")
                .font(.system(size: 120))
                .matchedGeometryEffect(id: "cover", in: animation)
            Text("Song").font(.title).matchedGeometryEffect(id: "title", in: animation)
            ProgressView(value: progress)
                .tint(.pink)
            HStack(spacing: 40) {
                Button(action: { progress = max(0, progress - 0.1) }) {
                    Image(systemName: "gobackward.10")
                }
                .accessibilityLabel(Text("Back"))
                playButton
                Button(action: { progress = min(1, progress + 0.1) }) {
                    Image(systemName: "goforward.10")
                }
                .accessibilityLabel(Text("Forward"))
            }
            .font(.largeTitle)
            .buttonStyle(.plain)
            Slider(value: $volume, in: 0...1, step: 0.25) {
                Text("Volume")
            } onEditingChanged: { editing in
                if !editing { print("volume \(volume)") }
            }
            Text("\(Int(volume * 100))")
            Button("Collapse") { isExpanded = false }
        }
        .padding(30)
        .frame(maxWidth: .infinity)
        .background(.thinMaterial)
    }

    private var playButton: some View {
        Button {
            isPlaying.toggle()
        } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                .contentTransition(.symbolEffect(.replace))
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
}

#Preview("MediaPlayer") { MediaPlayer() }
