import Foundation

struct FileArchive: ReceiptArchiving {
    let name: String

    private var url: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(name)
    }

    func read() throws -> [Receipt] {
        guard FileManager.default.fileExists(atPath: url.path) else { return Self.first }
        return try PropertyListDecoder().decode([Receipt].self, from: Data(contentsOf: url))
    }

    func write(_ receipts: [Receipt]) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(receipts).write(to: url)
    }

    private static var first: [Receipt] {
        let day: TimeInterval = 86_400
        let start = Date(timeIntervalSinceReferenceDate: 720_000_000)
        return [
            Receipt(
                id: UUID(), shop: "Corner Market", date: start,
                lines: [.init(text: "Bread", cents: 320), .init(text: "Cheese", cents: 549)],
                category: .groceries),
            Receipt(
                id: UUID(), shop: "Rail Office", date: start - 3 * day,
                lines: [.init(text: "Return ticket", cents: 4_880)], category: .travel),
            Receipt(
                id: UUID(), shop: "Corner Market", date: start - 20 * day,
                lines: [.init(text: "Apples", cents: 275)], category: .groceries, isReimbursed: true),
        ]
    }
}

/// Reads a receipt after a while, and cannot read every second one.
final class SampleScanner: ReceiptScanning {
    private let queue = DispatchQueue(label: "scanner", qos: .userInitiated)
    private var count = 0

    func scan(completion: @escaping (Result<Receipt, Error>) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(800)) { [self] in
            count += 1
            guard count % 2 == 0 else { return completion(.failure(ScanFailure.unreadable)) }
            let receipt = Receipt(
                id: UUID(), shop: "Tool Barn", date: Date(timeIntervalSinceReferenceDate: 720_100_000),
                lines: [.init(text: "Hammer", cents: 1_899), .init(text: "Nails", cents: 350)],
                category: .household)
            completion(.success(receipt))
        }
    }
}
