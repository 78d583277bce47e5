import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

struct Board: Codable, Equatable, Sendable {
    var cards: [Card] = []

    func cards(in lane: Lane) -> [Card] {
        cards.filter { $0.lane == lane }
    }

    mutating func move(_ id: Card.ID, to lane: Lane, before other: Card.ID? = nil) {
        guard id != other, let index = cards.firstIndex(where: { $0.id == id }) else { return }
        var card = cards.remove(at: index)
        card.lane = lane
        let place = other.flatMap { id in cards.firstIndex { $0.id == id } } ?? cards.endIndex
        cards.insert(card, at: place)
    }
}

enum Lane: String, Codable, CaseIterable, Identifiable, Sendable {
    case todo, doing, done

    var id: Self { self }

    var title: LocalizedStringResource {
        switch self {
        case .todo: "To do"
        case .doing: "Doing"
        case .done: "Done"
        }
    }

    var next: Lane? {
        Lane.allCases.firstIndex(of: self).flatMap { index in
            Lane.allCases.indices.contains(index + 1) ? Lane.allCases[index + 1] : nil
        }
    }
}

struct Card: Codable, Identifiable, Hashable, Sendable {
    enum Priority: Int, Codable, CaseIterable, Comparable, Sendable {
        case low, normal, high

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    struct Step: Codable, Hashable, Identifiable, Sendable {
        var id = UUID()
        var text: String
        var isDone = false
    }

    var id: UUID
    var title: String
    var notes = ""
    var lane: Lane
    var priority: Priority = .normal
    var labels: Set<String> = []
    var steps: [Step] = []
    var due: Date?

    var doneFraction: Double? {
        steps.isEmpty ? nil : Double(steps.count { $0.isDone }) / Double(steps.count)
    }
}

extension UTType {
    static let card = UTType(exportedAs: "org.example.lanes.card")
}

/// What is dragged from one lane to another.
struct CardReference: Codable, Transferable {
    let id: Card.ID

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        ProxyRepresentation(exporting: \.id.uuidString)
    }
}

extension Board {
    static var sample: Board {
        func id(_ number: Int) -> UUID {
            UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)")!
        }
        return Board(cards: [
            Card(id: id(1), title: "Mend the gate", lane: .todo, labels: ["garden", "wood"]),
            Card(
                id: id(2), title: "Paint the shed", lane: .todo, priority: .high,
                labels: ["garden", "paint", "weekend"],
                steps: ["Sand", "Prime", "Paint"].map { Card.Step(text: $0) }),
            Card(id: id(3), title: "Order firewood", lane: .doing, priority: .low, labels: ["house"]),
            Card(id: id(4), title: "Clean the gutters", lane: .done, labels: ["house"]),
        ])
    }
}
