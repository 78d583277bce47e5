import XCTest

@testable import FerryKit

final class TimetableTests: XCTestCase {
    func testPiers() async throws {
        let piers = try await BundledTimetable().piers()
        XCTAssertEqual(piers.count, 3)
    }
}
