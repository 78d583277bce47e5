// onChange: how often it is called, with which values, and where a chain of changes ends (mechanism.md#7 and #8).

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension CallbacksSuite {
  @Test func `onChange closures of one value that feed themselves are warned of once a frame`()
    throws
  {
    let device = showing { Looping() }
    _ = try device.lines(afterTapping: "go")
    let warning = "onChange(of: Int) action tried to update multiple times per frame."
    expect(device.diagnostics.filter { $0 == warning }, is: [warning])
  }

  /// mechanism.md#7.2, #8.6 and #1.1: each link of the chain is an update of its own, and its closures read the newest value.
  @Test func `a chain of onChange ends where a value stays`() throws {
    let device = showing { ClampedCase() }
    expect(device.console, is: ["body 0 0"])
    try expect(
      device.lines(afterTapping: "seven"),
      is: [
        "body 7 0", "value 7", "body 5 7", "value 5", "last 5", "body 5 5", "last 5",
      ])
  }

  @Test func `a chain of changes is an update each, in one frame`() throws {
    let device = showing { Chained() }
    expect(device.console, is: ["0 0 0"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "1 0 0", "a 1", "1 1 0", "b 1", "1 1 1", "c 1",
      ])
  }

  /// GT-069: the value counts, not who made it.
  @Test func `onChange of a value made of two states that change together is called once`() throws {
    let device = showing { Product() }
    try expect(device.lines(afterTapping: "both"), is: ["product 1 -> 6"])
    try expect(device.lines(afterTapping: "swap"), is: [])
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

  @Test func `a write of onAppear is a change for onChange`() throws {
    let device = showing { Appearing() }
    expect(device.console, is: ["body 0", "appear 0", "body 1", "change 0 1"])
    try expect(device.lines(afterTapping: "animated"), is: ["body 2", "change 1 2"])
  }

  /// mechanism.md#9.3: what goes takes no new value, so it hears of no change.
  @Test func `an onChange in an element that is removed in the same transaction is silent`()
    throws
  {
    let device = showing { RemovedAndChanged() }
    try expect(device.lines(afterTapping: "both"), is: ["1 changed to 1"])
  }

  @Test func `an onChange that a button inserts later is called twice in a frame`() throws {
    let device = showing { InsertedLoop() }
    try expect(device.lines(afterTapping: "insert"), is: ["0 1", "1 2"])
    #expect(device.screenText.contains("n 3"))
  }
}

private struct Looping: View {
  @State private var n = 0
  var body: some View {
    Button("go") { n += 1 }
      .onChange(of: n) { if n < 100 { n += 1 } }
      .onChange(of: n) { if n < 100 { n += 1 } }
  }
}

private struct ClampedCase: View {
  @State private var value = 0
  @State private var last = 0
  var body: some View {
    let _ = print("body \(value) \(last)")
    Button("seven") { value = 7 }
      .onChange(of: value) {
        print("value \(value)")
        last = value
        value = min(value, 5)
      }
      .onChange(of: last) { print("last \(last)") }
  }
}

private struct Chained: View {
  @State private var a = 0
  @State private var b = 0
  @State private var c = 0
  var body: some View {
    let _ = print("\(a) \(b) \(c)")
    Button("go") { a += 1 }
      .onChange(of: c) { print("c \(c)") }
      .onChange(of: a) {
        print("a \(a)")
        b += 1
      }
      .onChange(of: b) {
        print("b \(b)")
        c += 1
      }
  }
}

private struct Product: View {
  @State private var one = 1
  @State private var two = 1
  var body: some View {
    Button("both") { (one, two) = (2, 3) }.onChange(of: one * two) {
      print("product \($0) -> \($1)")
    }
    Button("swap") { (one, two) = (two, one) }
  }
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

private struct Appearing: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    Button("animated") { withAnimation { n += 1 } }
      .onChange(of: n) { print("change \($0) \($1)") }
      .onAppear {
        print("appear \(n)")
        n += 1
      }
  }
}

private struct Changing: View {
  let id: Int
  let value: Int
  var body: some View {
    Text("\(id): \(value)").onChange(of: value) { print("\(id) changed to \(value)") }
  }
}

private struct RemovedAndChanged: View {
  @State private var value = 0
  @State private var ids = [1, 2]
  var body: some View {
    VStack {
      ForEach(ids, id: \.self) { Changing(id: $0, value: value) }
      Button("both") {
        value = 1
        ids = [1]
      }
    }
  }
}

private struct Loop: View {
  @State private var n = 0
  var body: some View {
    Text("n \(n)")
      .onAppear { n = 1 }
      .onChange(of: n) {
        print("\($0) \($1)")
        n += 1
      }
  }
}

private struct InsertedLoop: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown { Loop() }
      Button("insert") { isShown = true }
    }
  }
}
