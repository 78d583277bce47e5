// Actions in the environment run their readers when their captured values change (mechanism.md#11).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  @Test func `an environment closure runs its readers when its captured values change`() throws {
    let device = showing { Actions() }
    expect(device.console, is: ["body", "constant", "capturing"])
    try expect(device.lines(afterTapping: "n"), is: ["body", "capturing"])
    try expect(device.lines(afterTapping: "m"), is: ["body"])
  }
}

private struct ActionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}

private struct OtherActionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  fileprivate var act: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }

  fileprivate var otherAct: () -> Void {
    get { self[OtherActionKey.self] }
    set { self[OtherActionKey.self] = newValue }
  }
}

private struct Actions: View {
  @State private var n = 0
  @State private var m = 0
  var body: some View {
    let _ = print("body")
    let n = n
    let _ = m
    VStack {
      Button("n") { self.n += 1 }
      Button("m") { m += 1 }
      Constant().environment(\.act) { print("act") }
      Capturing().environment(\.otherAct) { print("act \(n)") }
    }
  }
  struct Constant: View {
    @Environment(\.act) private var act
    var body: some View {
      let _ = print("constant")
      Text("constant")
    }
  }
  struct Capturing: View {
    @Environment(\.otherAct) private var act
    var body: some View {
      let _ = print("capturing")
      Text("capturing")
    }
  }
}
