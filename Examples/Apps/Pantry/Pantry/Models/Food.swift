import Foundation

/// Something to eat, and how much of it is left.
struct Food: Identifiable, Codable, Equatable {
    enum Shelf: String, Codable, CaseIterable, Identifiable {
        case grains, tins, jars, fresh

        var id: String { rawValue }

        var title: String { rawValue.capitalized }

        var systemImage: String {
            switch self {
            case .grains: return "leaf"
            case .tins: return "cylinder"
            case .jars: return "drop"
            case .fresh: return "carrot"
            }
        }
    }

    var name: String
    var shelf: Shelf
    var count: Int
    var daysLeft: Int

    var id: String { name }

    var isMissing: Bool { count == 0 }

    var isStale: Bool { daysLeft < 3 }

    var note: String {
        if isMissing { return "none left" }
        if isStale { return daysLeft == 1 ? "1 day left" : "\(daysLeft) days left" }
        return "\(count) left"
    }

    static let sample = Food(name: "Rice", shelf: .grains, count: 3, daysLeft: 240)
}
