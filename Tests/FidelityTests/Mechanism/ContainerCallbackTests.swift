// Callbacks of containers and branches, and chains of onChange.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 12.2, 12.3.
  @Test func `preferences of branches and elements come in the order of the views`() throws {
    let device = showing { Collecting() }
    expect(
      device.console,
      is: [
        "Collecting []", "pref [\"a\", \"f0\", \"f1\"]", "Collecting [\"a\", \"f0\", \"f1\"]",
      ])
    try expect(
      device.lines(afterTapping: "t"),
      is: [
        "Collecting [\"a\", \"f0\", \"f1\"]", "pref [\"a\", \"b\", \"f0\", \"f1\"]",
        "Collecting [\"a\", \"b\", \"f0\", \"f1\"]",
      ])
  }

  /// 7.6.
  @Test func `two states that change each other are cut off after two calls`() throws {
    let device = showing { PingPong() }
    expect(device.console, is: ["PingPong 0 0"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "PingPong 1 0", "PingPong 1 1", "PingPong 2 1", "PingPong 2 2", "PingPong 3 2",
      ])
  }

  /// 8.6.
  @Test func `the older onChange has the closure of the body before, both read what is stored`()
    throws
  {
    let device = showing { OldAndNew() }
    expect(device.console, is: ["OldAndNew 0"])
    try expect(
      device.lines(afterTapping: "n"), is: ["OldAndNew 1", "old 1 k 0 n 1", "new k 10 n 1"])
  }

  /// 8.2, 9.5.
  @Test func `elements that move call onGeometryChange, newest first`() throws {
    let device = showing { Moving() }
    expect(device.console, is: ["row a 0 0", "row b 1 0", "row c 2 0"])
    try expect(device.lines(afterTapping: "b"), is: ["row b 1 1"])
    try expect(
      device.lines(afterTapping: "rev"), is: ["row c 0 0", "row a 2 0", "c: 2 -> 0", "a: 0 -> 2"])
    try expect(
      device.lines(afterTapping: "rot"),
      is: [
        "row b 0 1", "row a 1 0", "row c 2 0", "c: 0 -> 2", "b: 1 -> 0", "a: 2 -> 1",
      ])
  }

  /// 9.2.
  @Test func `a case with another payload keeps the view, another case does not`() throws {
    let device = showing { Cases() }
    expect(device.console, is: ["child 0", "here 0"])
    try expect(device.lines(afterTapping: "b"), is: ["child 0", "here 0", "gone 0"])
    try expect(device.lines(afterTapping: "c"), is: ["child 1"])
    try expect(device.lines(afterTapping: "b"), is: [])
    try expect(device.lines(afterTapping: "cc"), is: ["gone 1"])
    try expect(device.lines(afterTapping: "a"), is: ["child 0", "here 0"])
  }

  /// 5.3.
  @Test func `a card runs for content that is another value`() throws {
    let device = showing { Cards() }
    expect(device.console, is: ["Cards 0", "card 0", "card 0"])
    try expect(device.lines(afterTapping: "n"), is: ["Cards 1", "card 0"])
  }

  /// 5.3, 1.3.
  @Test func `a card with a closure runs for what the closure captured`() throws {
    let device = showing { ClosureCards() }
    expect(device.console, is: ["ClosureCards", "card", "card"])
    try expect(device.lines(afterTapping: "n"), is: ["ClosureCards", "card"])
    try expect(device.lines(afterTapping: "u"), is: [])
  }

  /// 12.2.
  @Test func `what an overlay makes of a preference follows the preference`() throws {
    let device = showing { Overlaying() }
    expect(device.console, is: ["Overlaying", "over 1"])
    try expect(device.lines(afterTapping: "n"), is: ["Overlaying", "over 2"])
  }

  /// The main queue is never served twice in a row without a chance to update, and a value that waits takes a hop to arrive.
  @Test func `a body runs between two values of a stream`() throws {
    let device = showing { Streaming() }
    expect(device.console, is: ["Streaming 0"])
    try expect(
      device.lines(afterTapping: "send"),
      is: [
        "sent", "got 1", "Streaming 1", "got 2", "Streaming 2",
      ])
  }

}

private struct Collecting: View {
  @State var on = false; @State var seen: [String] = []
  var body: some View {
    let _ = print("Collecting \(seen)")
    VStack {
      Text("a").preference(key: NamesKey.self, value: ["a"]);
      if on { Text("b").preference(key: NamesKey.self, value: ["b"]) }
      ForEach(0..<2, id: \.self) {
        Text("f\($0)").preference(key: NamesKey.self, value: ["f\($0)"])
      }
      Button("t") { on.toggle() }
    }
    .onPreferenceChange(NamesKey.self) {
      seen = $0; print("pref \($0)")
    }
  }
}

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] };
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct PingPong: View {
  @State var a = 0; @State var b = 0
  var body: some View {
    let _ = print("PingPong \(a) \(b)");
    Button("go") { a += 1 }.onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }
  }
}

private struct OldAndNew: View {
  @State var n = 0
  var body: some View {
    let _ = print("OldAndNew \(n)"); let k = n * 10
    Button("n") { n += 1 }.onChange(of: n, perform: { v in print("old \(v) k \(k) n \(n)") })
      .onChange(of: n) { print("new k \(k) n \(n)") }
  }
}

private struct Moving: View {
  @State var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      ForEach(Array(names.enumerated()), id: \.element) { i, n in MovingRow(name: n, index: i) };
      Button("rev") { names.reverse() }; Button("rot") { names.append(names.removeFirst()) }
    }
  }
}

private struct MovingRow: View {
  let name: String; let index: Int; @State var k = 0
  var body: some View {
    let _ = print("row \(name) \(index) \(k)");
    Button(name) { k += 1 }.onChange(of: index) { print("\(name): \($0) -> \($1)") }
  }
}

private struct Cases: View {
  @State var e = CaseOf.a
  var body: some View {
    VStack {
      switch e {
      case .a: Lived();
      case .b(let n): Lived().padding(CGFloat(n));
      case .c: EmptyView()
      }; Button("a") { e = .a };
      Button("b") { if case .b(let n) = e { e = .b(n + 1) } else { e = .b(1) } };
      Button("cc") { e = .c }
    }
  }
}

private enum CaseOf { case a, b(Int), c }

private struct Lived: View {
  @State var n = 0;
  var body: some View {
    let _ = print("child \(n)");
    Button("c") { n += 1 }.onDisappear { print("gone \(n)") }.onAppear { print("here \(n)") }
  }
}

private struct Cards: View {
  @State var n = 0;
  var body: some View {
    let _ = print("Cards \(n)");
    VStack {
      ValueCard { Text("static") }; ValueCard { Text("n \(n)") }; Button("n") { n += 1 }
    }
  }
}

private struct ValueCard<C: View>: View {
  @ViewBuilder let content: C; @State var k = 0
  var body: some View {
    let _ = print("card \(k)");
    VStack {
      content; Button("card") { k += 1 }
    }
  }
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

private struct Overlaying: View {
  @State var n = 1
  var body: some View {
    let _ = print("Overlaying");
    VStack {
      Text("a").preference(key: SumKey.self, value: n); Button("n") { n += 1 }
    }.overlayPreferenceValue(SumKey.self) { v in
      let _ = print("over \(v)"); Text("v\(v)")
    }
  }
}

private struct SumKey: PreferenceKey {
  static let defaultValue = 0;
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Streaming: View {
  @State var v = 0; @State var stream: AsyncStream<Int>.Continuation?
  var body: some View {
    let _ = print("Streaming \(v)")
    Button("send") {
      stream?.yield(1); stream?.yield(2); print("sent")
    }.task {
      let (s, c) = AsyncStream<Int>.makeStream(); stream = c;
      for await x in s { v = x; print("got \(x)") }
    }
  }
}
