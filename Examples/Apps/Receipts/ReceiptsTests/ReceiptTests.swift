import XCTest

@testable import Receipts

class ReceiptTests: XCTestCase {
    func testNet() {
        let receipt = Receipt(id: UUID(), shop: "Mill", date: Date(), lines: [.init(text: "Flour", cents: 119)])
        XCTAssertEqual(receipt.net(rate: 19), 100)
    }
}
