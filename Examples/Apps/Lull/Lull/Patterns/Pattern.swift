import SwiftUI

struct Pattern: Identifiable, Hashable {
    enum Phase: String, CaseIterable {
        case inhale = "Breathe in"
        case hold = "Hold"
        case exhale = "Breathe out"
        case rest = "Rest"

        var scale: CGFloat {
            switch self {
            case .inhale, .hold: 1
            case .exhale, .rest: 0.45
            }
        }
    }

    struct Step: Hashable {
        let phase: Phase
        let seconds: Int
    }

    let name: String
    let steps: [Step]
    let colors: [Color]

    var id: String { name }

    var roundLength: Int { steps.map(\.seconds).reduce(0, +) }

    init(_ name: String, _ seconds: [Phase: Int], colors: [Color]) {
        self.name = name
        self.colors = colors
        steps = Phase.allCases.compactMap { phase in
            seconds[phase].map { Step(phase: phase, seconds: $0) }
        }
    }

    static let all: [Pattern] = [
        Pattern("Square", [.inhale: 4, .hold: 4, .exhale: 4, .rest: 4], colors: [.teal, .blue]),
        Pattern("Long sigh", [.inhale: 3, .exhale: 6], colors: [.mint, .green]),
        Pattern("Evening", [.inhale: 4, .hold: 7, .exhale: 8], colors: [.indigo, .purple]),
        Pattern("Quick", [.inhale: 2, .exhale: 2], colors: [.orange, .pink]),
    ]
}
