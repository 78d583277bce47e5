import Foundation

final class ScoreBoard: ObservableObject {
    struct Score: Codable, Identifiable, Equatable {
        let id: UUID
        let points: Int
        let date: Date
    }

    @Published private(set) var scores: [Score] = [] {
        didSet { save() }
    }

    private let defaults: UserDefaults

    init(defaults: UserDefaults = UserDefaults(suiteName: "group.org.example.trivium") ?? .standard) {
        self.defaults = defaults
        guard let data = defaults.data(forKey: "scores") else { return }
        scores = (try? PropertyListDecoder().decode([Score].self, from: data)) ?? []
    }

    var best: Int? { scores.map(\.points).max() }

    /// Whether there was a game on a day of this week.
    var playedWeekdays: Set<Int> {
        Set(scores.map { Calendar.current.component(.weekday, from: $0.date) })
    }

    func add(_ points: Int) {
        scores.append(Score(id: UUID(), points: points, date: Date()))
        scores.sort { $0.points > $1.points }
    }

    private func save() {
        defaults.set(try? PropertyListEncoder().encode(scores), forKey: "scores")
    }
}
