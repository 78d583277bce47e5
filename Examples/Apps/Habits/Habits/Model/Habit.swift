import Foundation

/// Something to do every day. It is read from a file off the main actor.
nonisolated struct Habit: Identifiable, Hashable, Codable, Sendable {
    enum Part: String, Codable, CaseIterable, Identifiable, Sendable {
        case morning, noon, evening

        var id: Self { self }

        var title: String { rawValue.capitalized }
    }

    let id: Int
    var title: String
    var part: Part
    var goal: Int
    var done: Int

    var isComplete: Bool { done >= goal }

    var progress: Double { min(1, Double(done) / Double(max(1, goal))) }
}
