import Foundation
import Observation

@Observable
final class SessionHistory {
    struct Session: Codable, Identifiable {
        var id = UUID()
        let pattern: String
        let seconds: Int
        let date: Date
    }

    private(set) var sessions: [Session] = [] {
        didSet { store() }
    }

    private static let key = "sessions"

    init() {
        if let data = UserDefaults.standard.data(forKey: Self.key),
            let sessions = try? JSONDecoder().decode([Session].self, from: data)
        {
            self.sessions = sessions
        }
    }

    var total: Duration { .seconds(sessions.map(\.seconds).reduce(0, +)) }

    func add(_ pattern: Pattern, seconds: Int) {
        sessions.append(Session(pattern: pattern.name, seconds: seconds, date: .now))
    }

    private func store() {
        UserDefaults.standard.set(try? JSONEncoder().encode(sessions), forKey: Self.key)
    }
}
