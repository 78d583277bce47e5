import Foundation
import Observation
import os

private let logger = Logger(subsystem: "org.example.habits", category: "store")

@Observable
final class HabitStore {
    enum Phase: Equatable {
        case waiting, loading, ready
        case failed(String)
    }

    private(set) var habits: [Habit] = []
    private(set) var phase = Phase.waiting
    var path: [Habit.ID] = []
    var showsCompleted = true

    var completed: Int { habits.count { $0.isComplete } }

    var title: String {
        switch phase {
        case .ready: "\(completed) of \(habits.count) done"
        case .waiting, .loading: "Loading"
        case .failed: "Habits"
        }
    }

    func habits(in part: Habit.Part) -> [Habit] {
        habits.filter { $0.part == part && (showsCompleted || !$0.isComplete) }
    }

    subscript(id: Habit.ID) -> Habit? {
        get { habits.first { $0.id == id } }
        set {
            guard let newValue, let index = habits.firstIndex(where: { $0.id == id }) else { return }
            habits[index] = newValue
        }
    }

    func load() async {
        guard phase == .waiting else { return }
        phase = .loading
        do {
            try await Task.sleep(for: .milliseconds(400))
            guard let url = Bundle.main.url(forResource: "habits", withExtension: "json") else {
                throw CocoaError(.fileNoSuchFile)
            }
            habits = try await Task.detached { try Self.read(url) }.value
            phase = .ready
        } catch {
            logger.error("\(error.localizedDescription, privacy: .public)")
            phase = .failed(error.localizedDescription)
        }
    }

    nonisolated static func read(_ url: URL) throws -> [Habit] {
        try JSONDecoder().decode([Habit].self, from: Data(contentsOf: url))
    }

    func step(_ id: Habit.ID) {
        guard var habit = self[id] else { return }
        habit.done = habit.isComplete ? 0 : habit.done + 1
        self[id] = habit
    }

    func add(_ title: String, part: Habit.Part, goal: Int) {
        let id = (habits.map(\.id).max() ?? 0) + 1
        habits.append(Habit(id: id, title: title, part: part, goal: goal, done: 0))
        path.append(id)
    }

    func remove(_ id: Habit.ID) {
        path.removeAll { $0 == id }
        habits.removeAll { $0.id == id }
    }
}
