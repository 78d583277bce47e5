// GT-064: sources of events belong to the view that carries them.

import SimDevice
import SwiftUI
import Testing

@testable import RepeatedEvaluations

extension Seed004 {
  @Test func `GT-064 a tick runs the view that receives it, not its parent`() throws {
    let device = showing(on: .iOS16) { EventSourceTest() }
    #expect(device.console.map(name) == ["EventSourceTest", "TimeView"])
    #expect(
      try device.lines(afterTapping: "Start").map(name) == ["EventSourceTest", "TimeView"])
    let lines = device.log { device.advance(by: .seconds(3)) }
    #expect(lines == Array(repeating: "TimeView: _timestamp changed.", count: 3))
  }

  @Test func `GT-064 stopping removes the receiver and cancels the task`() throws {
    let device = showing(on: .iOS16) { EventSourceTest() }
    _ = try device.lines(afterTapping: "Start")
    #expect(try device.lines(afterTapping: "Stop").map(name) == ["EventSourceTest", "TimeView"])
    #expect(device.log { device.advance(by: .seconds(3)) } == [])
    // Had the first task gone on, its ticks would come beside those of the second.
    _ = try device.lines(afterTapping: "Start")
    #expect(device.log { device.advance(by: .seconds(3)) }.count == 3)
  }

  /// The view that a line of `_printChanges` is about.
  private func name(_ line: String) -> String { line.components(separatedBy: ":")[0] }
}
