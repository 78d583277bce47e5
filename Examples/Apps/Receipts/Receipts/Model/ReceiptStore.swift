import Combine
import Foundation

protocol ReceiptArchiving {
    func read() throws -> [Receipt]
    func write(_ receipts: [Receipt]) throws
}

protocol ReceiptScanning {
    func scan(completion: @escaping (Result<Receipt, Error>) -> Void)
}

@MainActor
final class ReceiptStore: ObservableObject {
    struct Month: Identifiable {
        let id: DateComponents
        let title: String
        let receipts: [Receipt]
    }

    @Published var receipts: [Receipt] {
        didSet { hasUnsavedChanges = receipts != oldValue || hasUnsavedChanges }
    }
    @Published private(set) var isScanning = false
    @Published var failure: ScanFailure?
    private(set) var hasUnsavedChanges = false

    private let archive: ReceiptArchiving
    private let scanner: ReceiptScanning

    init(archive: ReceiptArchiving, scanner: ReceiptScanning) {
        self.archive = archive
        self.scanner = scanner
        receipts = (try? archive.read()) ?? []
    }

    var months: [Month] {
        let groups = Dictionary(grouping: receipts) { receipt in
            Calendar.current.dateComponents([.year, .month], from: receipt.date)
        }
        return groups.map { key, receipts in
            let date = Calendar.current.date(from: key) ?? .distantPast
            return Month(
                id: key, title: date.formatted(.dateTime.year().month(.wide)),
                receipts: receipts.sorted { $0.date > $1.date })
        }
        .sorted { ($0.receipts.first?.date ?? .distantPast) > ($1.receipts.first?.date ?? .distantPast) }
    }

    subscript(id: Receipt.ID) -> Receipt? {
        get { receipts.first { $0.id == id } }
        set {
            guard let index = receipts.firstIndex(where: { $0.id == id }) else { return }
            if let newValue {
                receipts[index] = newValue
            } else {
                receipts.remove(at: index)
            }
        }
    }

    func scan() {
        guard !isScanning else { return }
        isScanning = true
        scanner.scan { [weak self] result in
            DispatchQueue.main.async {
                self?.finish(result)
            }
        }
    }

    func persist() {
        guard hasUnsavedChanges else { return }
        do {
            try archive.write(receipts)
            hasUnsavedChanges = false
        } catch {
            NSLog("Receipts were not written: %@", error.localizedDescription)
        }
    }

    private func finish(_ result: Result<Receipt, Error>) {
        isScanning = false
        switch result {
        case .success(let receipt):
            receipts.append(receipt)
            NotificationCenter.default.post(
                name: .receiptWasScanned, object: self, userInfo: ["id": receipt.id])
        case .failure(let error):
            failure = error as? ScanFailure ?? .unreadable
        }
    }
}

enum ScanFailure: LocalizedError, Identifiable {
    case unreadable
    case duplicate(shop: String)

    var id: String { localizedDescription }

    var errorDescription: String? {
        switch self {
        case .unreadable: return NSLocalizedString("scan.unreadable", comment: "")
        case .duplicate(let shop): return String(format: NSLocalizedString("scan.duplicate", comment: ""), shop)
        }
    }
}
