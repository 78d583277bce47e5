// mechanism.md#5.3: closures are compared by what they captured.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Comparison {
  /// 5.3.
  @Test func `closures are compared by what they captured, self by its bound state`() throws {
    let device = showing { Capturing() }
    expect(device.console, is: ["Capturing 0", "child plain", "child m", "child self"])
    try expect(device.lines(afterTapping: "n"), is: ["Capturing 1", "child self"])
    try expect(device.lines(afterTapping: "n"), is: ["Capturing 2", "child m", "child self"])
    try expect(device.lines(afterTapping: "m"), is: ["m 1"])
    try expect(device.lines(afterTapping: "self"), is: ["n 2"])
  }

  /// 5.3, 1.3.
  @Test func `a card with a closure runs for what the closure captured`() throws {
    let device = showing { ClosureCards() }
    expect(device.console, is: ["ClosureCards", "card", "card"])
    try expect(device.lines(afterTapping: "n"), is: ["ClosureCards", "card"])
    try expect(device.lines(afterTapping: "u"), is: [])
  }
}

private struct Capturing: View {
  @State var n = 0; let k = 5
  var body: some View {
    let _ = print("Capturing \(n)"); let m = n / 2
    VStack {
      Captured(f: { print("plain") }, t: "plain")
      Captured(f: { print("m \(m)") }, t: "m")
      Captured(f: { print("n \(n)") }, t: "self")
      Button("n") { n += 1 }
    }
  }
}

private struct Captured: View {
  let f: () -> Void; let t: String;
  var body: some View { let _ = print("child \(t)"); Button(t, action: f) }
}

private struct ClosureCards: View {
  @State var n = 0; @State var u = 0;
  var body: some View {
    let _ = print("ClosureCards");
    VStack {
      ClosureCard { Text("n \(n)") }; ClosureCard { Text("none") }; Button("n") { n += 1 };
      Button("u") { u += 1 }
    }
  }
}

private struct ClosureCard<C: View>: View {
  @ViewBuilder let content: () -> C
  var body: some View { let _ = print("card"); VStack { content() } }
}
