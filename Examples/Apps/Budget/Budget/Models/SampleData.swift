import Foundation
import SwiftData

enum SampleData {
    @MainActor
    static let previewContainer: ModelContainer = {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        // swiftlint:disable:next force_try
        let container = try! ModelContainer(for: Envelope.self, Member.self, configurations: configuration)
        try? seed(container.mainContext)
        return container
    }()

    private static let plan: [(name: String, symbol: String, tone: Tone, limit: Decimal, titles: [String])] = [
        ("Food", "cart", .teal, 400, ["Market", "Bakery", "Greengrocer", "Fishmonger"]),
        ("Home", "house", .orange, 950, ["Rent", "Power"]),
        ("Travel", "tram", .indigo, 120, ["Ticket", "Ferry", "Bicycle repair"]),
        ("Fun", "theatermasks", .pink, 80, ["Cinema", "Concert"]),
    ]

    @MainActor
    static func seed(_ context: ModelContext) throws {
        guard try context.fetchCount(FetchDescriptor<Envelope>()) == 0 else { return }
        let members = ["Ines", "Joel"].map(Member.init(name:))
        members.forEach(context.insert)
        let start = Calendar.current.startOfDay(for: .now)
        for (row, plan) in plan.enumerated() {
            let envelope = Envelope(name: plan.name, symbol: plan.symbol, tone: plan.tone, limit: plan.limit)
            context.insert(envelope)
            for (column, title) in plan.titles.enumerated() {
                let day = Calendar.current.date(byAdding: .day, value: -(row * 2 + column), to: start)!
                let entry = Entry(
                    title: title, amount: plan.limit / Decimal(column + 3), date: day,
                    isShared: (row + column).isMultiple(of: 2), envelope: envelope)
                entry.member = members[(row + column) % members.count]
                context.insert(entry)
            }
        }
        try context.save()
    }
}
