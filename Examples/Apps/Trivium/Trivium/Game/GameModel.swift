import Combine
import SwiftUI

final class GameModel: ObservableObject {
    enum State: Equatable {
        case asking
        case answered(Int)
        case over
    }

    let questions: [Question]
    @Published private(set) var index = 0
    @Published private(set) var state = State.asking
    @Published private(set) var points = 0
    @Published private(set) var shakes = 0
    @Published private(set) var timeLeft: Double
    @Published private(set) var hidden: Set<Int> = []
    @Published var usesLifeline = false

    private let secondsPerQuestion: Double
    private var ticking: AnyCancellable?
    private var bag = Set<AnyCancellable>()

    init(questions: [Question], secondsPerQuestion: Double = 12) {
        self.questions = questions
        self.secondsPerQuestion = secondsPerQuestion
        timeLeft = secondsPerQuestion
        $usesLifeline
            .dropFirst()
            .filter { $0 }
            .sink { [unowned self] _ in hideHalf() }
            .store(in: &bag)
        $state
            .map { $0 == .asking }
            .removeDuplicates()
            .sink { [weak self] isAsking in
                isAsking ? self?.startClock() : self?.stopClock()
            }
            .store(in: &bag)
    }

    var question: Question { questions[index] }

    var isLast: Bool { index == questions.count - 1 }

    func answer(_ choice: Int) {
        guard state == .asking else { return }
        state = .answered(choice)
        if choice == question.right {
            points += 10 + Int(timeLeft)
        } else {
            withAnimation(.linear(duration: 0.4)) { shakes += 1 }
        }
    }

    func advance() {
        hidden = []
        if isLast {
            state = .over
        } else {
            index += 1
            timeLeft = secondsPerQuestion
            state = .asking
        }
    }

    private func hideHalf() {
        let wrong = question.answers.indices.filter { $0 != question.right }
        hidden = Set(wrong.prefix(2))
    }

    private func startClock() {
        ticking = Timer.publish(every: 0.5, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    private func stopClock() {
        ticking = nil
    }

    private func tick() {
        timeLeft = max(0, timeLeft - 0.5)
        if timeLeft == 0 { state = .answered(-1) }
    }
}
