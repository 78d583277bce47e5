import Foundation
import SwiftData

/// An amount that is set aside each month for one kind of spending.
@Model
final class Envelope {
    #Unique<Envelope>([\.name])

    @Attribute(.unique) var name: String
    var symbol: String
    var tone: Tone
    var limit: Decimal
    @Relationship(deleteRule: .cascade, inverse: \Entry.envelope)
    var entries: [Entry] = []

    init(name: String, symbol: String, tone: Tone, limit: Decimal) {
        self.name = name
        self.symbol = symbol
        self.tone = tone
        self.limit = limit
    }

    var spent: Decimal {
        entries.reduce(.zero) { $0 + $1.amount }
    }

    var remaining: Decimal { limit - spent }

    var progress: Double {
        guard limit > 0 else { return 0 }
        return min(1, NSDecimalNumber(decimal: spent / limit).doubleValue)
    }

    var isOverdrawn: Bool { spent > limit }
}

enum Tone: String, Codable, CaseIterable, Identifiable {
    case teal, orange, indigo, pink, brown

    var id: Self { self }
}
