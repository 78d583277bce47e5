import Combine
import Foundation

/// Counts the seconds of a session.
@MainActor
final class SessionEngine: ObservableObject {
    enum Stage: Equatable {
        case countdown(Int)
        case running(round: Int, step: Int, remaining: Int)
        case paused
        case finished
    }

    let pattern: Pattern
    let rounds: Int
    @Published private(set) var stage: Stage
    @Published private(set) var elapsed = 0
    private var beforePause: Stage?
    private var timer: Timer?

    init(pattern: Pattern, rounds: Int, countdown: Int) {
        self.pattern = pattern
        self.rounds = rounds
        stage = countdown > 0 ? .countdown(countdown) : .running(round: 1, step: 0, remaining: pattern.steps[0].seconds)
    }

    var phase: Pattern.Phase? {
        if case .running(_, let step, _) = stage { return pattern.steps[step].phase }
        return nil
    }

    var fraction: Double {
        Double(elapsed) / Double(pattern.roundLength * rounds)
    }

    func start() {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func togglePause() {
        if let stage = beforePause {
            self.stage = stage
            beforePause = nil
            start()
        } else {
            beforePause = stage
            stage = .paused
            timer?.invalidate()
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func tick() {
        switch stage {
        case .countdown(1):
            stage = .running(round: 1, step: 0, remaining: pattern.steps[0].seconds)
        case .countdown(let seconds):
            stage = .countdown(seconds - 1)
        case .running(let round, let step, let remaining):
            elapsed += 1
            stage = next(round, step, remaining)
            if stage == .finished { stop() }
        case .paused, .finished:
            break
        }
    }

    private func next(_ round: Int, _ step: Int, _ remaining: Int) -> Stage {
        if remaining > 1 { return .running(round: round, step: step, remaining: remaining - 1) }
        if pattern.steps.indices.contains(step + 1) {
            return .running(round: round, step: step + 1, remaining: pattern.steps[step + 1].seconds)
        }
        return round < rounds ? .running(round: round + 1, step: 0, remaining: pattern.steps[0].seconds) : .finished
    }
}
