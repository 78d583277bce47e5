import Foundation

/// Makes what the screens need.
@MainActor
final class AppContainer {
    lazy var store = ReceiptStore(archive: archive, scanner: scanner)
    private let archive: ReceiptArchiving = FileArchive(name: "receipts.plist")
    private let scanner: ReceiptScanning = SampleScanner()
}
