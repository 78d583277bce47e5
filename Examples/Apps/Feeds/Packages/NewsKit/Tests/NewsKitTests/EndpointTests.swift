import XCTest

@testable import NewsKit

final class EndpointTests: XCTestCase {
    func testQuery() throws {
        let base = try XCTUnwrap(URL(string: "https://api.dispatch.example"))
        let url = try Endpoint.stories(page: 2).url(base: base)
        XCTAssertEqual(url.absoluteString, "https://api.dispatch.example/v1/stories?page=2")
    }
}
