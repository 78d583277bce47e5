// The same inside XCTest, which waits for asynchronous tests on the process's main run loop.

import Foundation
import SimDevice
import XCTest

final class HostXCTests: XCTestCase {
  func testAsynchronousTestRunsADevice() async throws {
    let host = HostToy()
    let log = HostLog()
    host.run { HostQueueTests.askForEverything(log) }
    try await Task.sleep(for: .milliseconds(1))
    XCTAssertEqual(log.lines, HostQueueTests.answer)
  }

  @MainActor func testAsynchronousTestOfTheMainActorRunsADevice() async throws {
    let host = HostToy()
    let log = HostLog()
    host.run { HostQueueTests.askForEverything(log) }
    try await Task.sleep(for: .milliseconds(1))
    XCTAssertEqual(log.lines, HostQueueTests.answer)
  }

  func testAssumingIsolationRunsADevice() {
    MainActor.assumeIsolated {
      let host = HostToy()
      let log = HostLog()
      host.run { HostQueueTests.askForEverything(log) }
      XCTAssertEqual(log.lines, HostQueueTests.answer)
    }
  }

  func testPlatformExecutorsWorkBesideDevices() async {
    let value = await Task.detached { await MainActor.run { Thread.isMainThread } }.value
    XCTAssertTrue(value)
  }
}
