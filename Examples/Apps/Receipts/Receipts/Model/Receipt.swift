import Foundation

struct Receipt: Codable, Identifiable, Hashable {
    struct Line: Codable, Hashable, Identifiable {
        var id = UUID()
        var text: String
        var cents: Int
    }

    enum Category: String, Codable, CaseIterable, Identifiable {
        case groceries, household, travel, other

        var id: Self { self }
    }

    let id: UUID
    var shop: String
    var date: Date
    var lines: [Line]
    var category: Category = .other
    var note = ""
    var isReimbursed = false

    var cents: Int { lines.map(\.cents).reduce(0, +) }

    func net(rate: Double) -> Int {
        Int((Double(cents) / (1 + rate / 100)).rounded())
    }
}

extension Notification.Name {
    static let receiptWasScanned = Notification.Name("receiptWasScanned")
}

extension Int {
    /// Cents as money.
    var money: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter.string(from: NSNumber(value: Double(self) / 100)) ?? "\(self)"
    }
}
