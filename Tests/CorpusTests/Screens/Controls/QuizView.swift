import SwiftUI

struct Question: Identifiable {
    let id: Int
    let text: String
    let answers: [String]
    let correct: Int
}

final class Quiz: ObservableObject {
    let questions = [
        Question(id: 0, text: "2 + 2", answers: ["3", "4", "5"], correct: 1),
        Question(id: 1, text: "Capital of France", answers: ["Paris", "Rome"], correct: 0),
    ]
    @Published var index = 0
    @Published var score = 0
    @Published var chosen: Int?

    var current: Question { questions[index] }
    var isOver: Bool { index == questions.count - 1 && chosen != nil }

    func choose(_ answer: Int) {
        guard chosen == nil else { return }
        chosen = answer
        if answer == current.correct { score += 1 }
    }

    func next() {
        chosen = nil
        index += 1
    }

    func restart() {
        (index, score, chosen) = (0, 0, nil)
    }
}

struct QuizView: View {
    @StateObject private var quiz = Quiz()

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Text("Question \(quiz.index + 1) of \(quiz.questions.count)")
                Spacer()
                Text("Score: \(quiz.score)")
            }
            .font(.footnote)
            .foregroundColor(.secondary)
            ProgressView(value: Double(quiz.index), total: Double(quiz.questions.count))
                .progressViewStyle(LinearProgressViewStyle(tint: .green))
            Text(quiz.current.text)
                .font(.title2)
                .bold()
            ForEach(quiz.current.answers.indices, id: \.self) { index in
                Button(quiz.current.answers[index]) { quiz.choose(index) }
                    .buttonStyle(AnswerStyle(state: state(of: index)))
            }
            if quiz.chosen != nil {
                Button(quiz.isOver ? "Restart" : "Next") {
                    withAnimation { quiz.isOver ? quiz.restart() : quiz.next() }
                }
            }
            Spacer()
        }
        .padding()
        .id(quiz.index)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
    }

    private func state(of index: Int) -> AnswerStyle.State {
        guard let chosen = quiz.chosen else { return .open }
        if index == quiz.current.correct { return .right }
        return index == chosen ? .wrong : .open
    }
}

struct AnswerStyle: ButtonStyle {
    enum State { case open, right, wrong }
    let state: State

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            if state != .open {
                Text(state == .right ? "✓" : "✗")
            }
        }
        .padding()
        .background(
            RoundedRectangle(cornerRadius: 10)
                .stroke(color, lineWidth: configuration.isPressed ? 3 : 1)
        )
    }

    private var color: Color {
        switch state {
        case .open: return .gray
        case .right: return .green
        case .wrong: return .red
        }
    }
}

#Preview("QuizView") { QuizView() }
