// GT-052 to GT-056: state in init, wrappers that are declared and not used, sends without a change.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import RepeatedEvaluations

@MainActor @Suite(.serialized) struct WrapperLogs {}

extension WrapperLogs {
  /// The lines of the views that declare an object and do not use it, in alphabetical order.
  private static let declared = [
    "environment object update", "observed object update", "state object update",
  ]

  @Test func `GT-052 assigning a State in init has no effect`() {
    let device = showing(on: .iOS16) { TestView(number: 12) }
    expect(device.screenText, is: ["10"])
  }

  @Test func `GT-053 an EnvironmentObject that is declared and unused still subscribes`() throws {
    let device = showing(on: .iOS16) { UnusedObjects() }
    expect(device.console.sorted(), is: Self.declared)
    for button in ["publish", "publish same", "send"] {
      try expect(device.lines(afterTapping: button).sorted(), is: Self.declared)
    }
  }

  @Test func `GT-054 an Environment key that is declared and unused still runs the body`() throws {
    let device = showing(on: .iOS16) { EnvDemo() }
    expect(device.console, is: ["sub view update"])
    try expect(device.lines(afterTapping: "change"), is: ["sub view update"])
    try expect(device.lines(afterTapping: "change"), is: ["sub view update"])
  }

  @Test func `GT-055 objectWillChange always refreshes, whether anything changed or not`() throws {
    let device = showing(on: .iOS16) { UnusedObjects() }
    for _ in 0..<2 {
      try expect(device.lines(afterTapping: "send").sorted(), is: Self.declared)
    }
  }

  @Test func `GT-056 an ObservedObject with a default makes a new object for each value`() throws {
    let device = showing(on: .iOS16) { UnstableStore() }
    #expect(device.screenText.contains("count 0"))
    _ = try device.lines(afterTapping: "count up")
    #expect(device.screenText.contains("count 1"))
    let log = try device.lines(afterTapping: "parent 0")
    expect(log, is: ["store made"])
    #expect(device.screenText.contains("count 0"))
  }
}
