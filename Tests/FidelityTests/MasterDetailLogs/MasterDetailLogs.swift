// The master/detail app of the first document, told by its own probes. Every test is one log of the document, or a
// rule that the document draws from it.

import Probes
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct MasterDetailLogs {}

extension MasterDetailLogs {
  /// A device on which an app of the document has been launched and has come to rest; numbers count from 1.
  func launched<A: App>(_ app: A.Type, on system: SimulatedSystem = .iOS14) -> SimulatedDevice {
    InstanceTracker.reset()
    return showing(app, on: system)
  }

  /// Adds items by the "+" button, one every seven seconds; the lines of the last tap.
  @discardableResult
  func addItems(_ count: Int, to device: SimulatedDevice) throws -> [String] {
    var log: [String] = []
    for item in 0..<count {
      if item > 0 { device.advance(by: .seconds(7)) }
      log = try device.lines(afterTapping: "plus")
    }
    return log
  }

  /// Taps the first row and waits for its screen; the lines of that.
  @discardableResult
  func pushFirstRow(of device: SimulatedDevice) throws -> [String] {
    let isDate = #/\d{4}-\d\d-\d\d .*/#
    let row = try #require(device.screenText.first { $0.wholeMatch(of: isDate) != nil })
    return try device.lines(afterTapping: row)
  }
}
