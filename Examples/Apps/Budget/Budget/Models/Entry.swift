import Foundation
import SwiftData

@Model
final class Entry {
    var title: String
    var amount: Decimal
    var date: Date
    var isShared: Bool
    var envelope: Envelope?
    var member: Member?
    @Transient var isHighlighted = false

    init(title: String, amount: Decimal, date: Date = .now, isShared: Bool = false, envelope: Envelope? = nil) {
        self.title = title
        self.amount = amount
        self.date = date
        self.isShared = isShared
        self.envelope = envelope
    }
}

extension Entry {
    static func inEnvelope(_ id: PersistentIdentifier) -> Predicate<Entry> {
        #Predicate<Entry> { $0.envelope?.persistentModelID == id }
    }

    static func matching(_ text: String, sharedOnly: Bool) -> Predicate<Entry> {
        #Predicate<Entry> { entry in
            (text.isEmpty || entry.title.localizedStandardContains(text))
                && (!sharedOnly || entry.isShared)
        }
    }
}

/// A person of the household.
@Model
final class Member {
    var name: String
    @Relationship(inverse: \Entry.member) var entries: [Entry]?

    init(name: String) {
        self.name = name
    }

    var paid: Decimal {
        (entries ?? []).map(\.amount).reduce(0, +)
    }
}
