import SwiftUI

struct GameView: View {
    @StateObject private var game: GameModel
    @EnvironmentObject private var scores: ScoreBoard
    @Environment(\.dismiss) private var dismiss
    @State private var frames: [Int: CGRect] = [:]
    @Namespace private var namespace

    init(questions: [Question]) {
        _game = StateObject(wrappedValue: GameModel(questions: questions))
    }

    var body: some View {
        Group {
            if game.state == .over {
                ResultView(points: game.points) {
                    scores.add(game.points)
                    dismiss()
                }
                .transition(.asymmetric(insertion: .scale, removal: .opacity))
            } else {
                round
            }
        }
        .animation(.default, value: game.state)
        .navigationBarBackButtonHidden()
        .toolbar {
            ToolbarItem(placement: .principal) {
                VStack {
                    Text(game.question.topic).font(.headline)
                    Text("\(game.index + 1) of \(game.questions.count)").font(.caption)
                }
            }
            ToolbarItem(placement: .navigationBarLeading) {
                Button("Quit") { dismiss() }
            }
            ToolbarItem(placement: .navigationBarTrailing) {
                HStack(spacing: 2) {
                    Text("\(game.points)")
                    Image(systemName: "star.fill")
                }
            }
        }
    }

    private var round: some View {
        VStack(spacing: 20) {
            TimeBar(fraction: game.timeLeft / 12)
            Text(game.question.text)
                .font(.title2.weight(.semibold))
                .multilineTextAlignment(.center)
                .frame(maxHeight: .infinity)
                .id(game.question.id)
                .transition(.slide)
            answers
            HStack {
                Toggle("50 : 50", isOn: $game.usesLifeline)
                    .toggleStyle(.button)
                    .disabled(game.usesLifeline)
                Spacer()
                if case .answered = game.state {
                    Button(game.isLast ? "Finish" : "Next") {
                        withAnimation { game.advance() }
                    }
                    .buttonStyle(.borderedProminent)
                    .transition(.move(edge: .trailing))
                }
            }
        }
        .padding()
    }

    private var answers: some View {
        VStack(spacing: 12) {
            ForEach(Array(game.question.answers.enumerated()), id: \.offset) { index, answer in
                Button {
                    game.answer(index)
                } label: {
                    AnswerLabel(text: answer, look: look(of: index))
                }
                .buttonStyle(PressableStyle())
                .opacity(game.hidden.contains(index) ? 0 : 1)
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(
                            key: AnswerFrames.self, value: [index: proxy.frame(in: .named("answers"))])
                    })
            }
        }
        .modifier(ShakeEffect(shakes: CGFloat(game.shakes)))
        .coordinateSpace(name: "answers")
        .onPreferenceChange(AnswerFrames.self) { frames = $0 }
        .overlay(alignment: .topLeading) {
            if case .answered = game.state, let frame = frames[game.question.right] {
                RoundedRectangle(cornerRadius: 14)
                    .strokeBorder(Color("Right"), lineWidth: 3)
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
                    .allowsHitTesting(false)
            }
        }
    }

    private func look(of index: Int) -> AnswerLabel.Look {
        guard case .answered(let choice) = game.state else { return .open }
        if index == game.question.right { return .right }
        return index == choice ? .wrong : .open
    }
}

private struct AnswerFrames: PreferenceKey {
    static let defaultValue: [Int: CGRect] = [:]

    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct AnswerLabel: View {
    enum Look {
        case open, right, wrong

        var color: Color {
            switch self {
            case .open: return Color(.tertiarySystemFill)
            case .right: return Color("Right").opacity(0.3)
            case .wrong: return Color("Wrong").opacity(0.3)
            }
        }

        var symbol: String {
            switch self {
            case .open: return ""
            case .right: return "checkmark"
            case .wrong: return "xmark"
            }
        }
    }

    let text: String
    let look: Look

    var body: some View {
        HStack {
            Text(text)
            Spacer()
            Image(systemName: look.symbol)
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(look.color, in: RoundedRectangle(cornerRadius: 14))
    }
}

private struct PressableStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .contentShape(Rectangle())
            .onTapGesture(perform: configuration.trigger)
    }
}

struct ShakeEffect: GeometryEffect {
    var shakes: CGFloat

    var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 4), y: 0))
    }
}

private struct TimeBar: View {
    let fraction: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(.quaternary)
                Capsule()
                    .fill(fraction < 0.3 ? Color("Wrong") : .accentColor)
                    .frame(width: geometry.size.width * fraction)
            }
        }
        .frame(height: 8)
        .animation(.linear(duration: 0.5), value: fraction)
    }
}

private struct ResultView: View {
    let points: Int
    let done: () -> Void
    @State private var shown = 0.0

    var body: some View {
        VStack(spacing: 24) {
            CountingText(value: shown)
                .font(.system(size: 72, weight: .heavy))
            Text("points")
            Button("Done", action: done)
                .buttonStyle(.bordered)
        }
        .onAppear {
            withAnimation(.easeOut(duration: 1)) { shown = Double(points) }
        }
    }
}

/// A number that counts up as it is animated.
private struct CountingText: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        Text("\(Int(value))")
    }
}
