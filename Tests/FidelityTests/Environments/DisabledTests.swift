// `disabled` can only switch off.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  /// mechanism.md#19.5.
  @Test func `what is disabled further out cannot be enabled further in`() throws {
    let device = showing { Locks() }
    expect(device.console, is: ["inner off", "alone on"])
    try expect(device.lines(afterTapping: "press"), is: [])
    try expect(device.lines(afterTapping: "unlock"), is: ["inner on"])
    try expect(device.lines(afterTapping: "press"), is: ["pressed"])
  }

  /// 19.5.
  @Test func `what is disabled further out runs those that are not yet`() throws {
    let device = showing { Disabling() }
    expect(device.console, is: ["a false", "b true"])
    try expect(device.lines(afterTapping: "d"), is: ["b false"])
    try expect(device.lines(afterTapping: "d"), is: ["b true"])
  }
}

private struct Locks: View {
  @State private var isLocked = true
  var body: some View {
    VStack {
      VStack {
        Lock(name: "inner").disabled(false)
        Button("press") { print("pressed") }.disabled(false)
      }
      .disabled(isLocked)
      Lock(name: "alone").disabled(false)
      Button("unlock") { isLocked = false }
    }
  }
}

private struct Lock: View {
  let name: String
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let _ = print("\(name) \(isEnabled ? "on" : "off")")
    Text(name)
  }
}

private struct Disabling: View {
  @State var d = false;
  var body: some View {
    VStack {
      VStack {
        Disabled(t: "a").disabled(true); Disabled(t: "b")
      }.disabled(d); Button("d") { d.toggle() }
    }
  }
}

private struct Disabled: View {
  @Environment(\.isEnabled) var e; let t: String;
  var body: some View { let _ = print("\(t) \(e)"); Text(t) }
}
