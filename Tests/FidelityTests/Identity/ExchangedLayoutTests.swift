// Another layout around the same views keeps them.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension IdentitySuite {
  /// Documentation of `AnyLayout`: the views keep their identity.
  @Test func `a layout that is exchanged keeps what stands in it`() throws {
    let device = showing { Turning() }
    expect(device.console, is: ["turning", "counter 0"])
    try expect(device.lines(afterTapping: "count 0"), is: ["counter 1"])
    try expect(device.lines(afterTapping: "turn"), is: ["turning"])
    #expect(device.screenText.contains("count 1"))
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    let _ = print("counter \(count)")
    Button("count \(count)") { count += 1 }
  }
}

private struct Turning: View {
  @State private var isRow = false
  var body: some View {
    let _ = print("turning")
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Counter()
      Button("turn") { isRow.toggle() }
    }
  }
}
