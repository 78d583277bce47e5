// mechanism.md#19.12 and #9.8 for branches inside of branches: a lazy stack finds a view by its explicit id, however many
// branches lie around it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  @Test func `a branch of a branch with an explicit id comes back with its state in a lazy stack`()
    throws
  {
    let device = showing { Nested() }
    _ = try device.lines(afterTapping: "lazy A: 0")
    _ = try device.lines(afterTapping: "plain A: 0")
    _ = try device.lines(afterTapping: "a")
    expect(device.screenText.first, is: "a")
    _ = try device.lines(afterTapping: "a")
    expect(Array(device.screenText.prefix(2)), is: ["lazy A: 1", "plain A: 0"])
    // One gives way to the other, and is back after that.
    _ = try device.lines(afterTapping: "both")
    _ = try device.lines(afterTapping: "lazy B: 0")
    _ = try device.lines(afterTapping: "both")
    expect(Array(device.screenText.prefix(2)), is: ["lazy A: 1", "plain A: 0"])
    _ = try device.lines(afterTapping: "both")
    expect(Array(device.screenText.prefix(2)), is: ["lazy B: 1", "plain B: 0"])
    // Absent for two updates, it begins anew.
    _ = try device.lines(afterTapping: "b")
    _ = try device.lines(afterTapping: "other 0")
    _ = try device.lines(afterTapping: "b")
    expect(Array(device.screenText.prefix(2)), is: ["lazy B: 0", "plain B: 0"])
  }

  @Test func `a case of a switch comes back with its state in a lazy stack if it has an id`() throws
  {
    let device = showing { Cases() }
    _ = try device.lines(afterTapping: "x: 0")
    _ = try device.lines(afterTapping: "case 3")
    _ = try device.lines(afterTapping: "case 0")
    expect(device.screenText.first, is: "x: 1")
    _ = try device.lines(afterTapping: "case 1")
    _ = try device.lines(afterTapping: "y: 0")
    _ = try device.lines(afterTapping: "case 0")
    expect(device.screenText.first, is: "x: 1")
    _ = try device.lines(afterTapping: "case 1")
    expect(device.screenText.first, is: "y: 1")
    _ = try device.lines(afterTapping: "case 2")
    _ = try device.lines(afterTapping: "z: 0")
    _ = try device.lines(afterTapping: "case 1")
    _ = try device.lines(afterTapping: "case 2")
    expect(device.screenText.first, is: "z: 0")
  }

  /// What was kept for the case that the id is back goes when another one is.
  @Test func `what waited for an id that does not come back is let go`() throws {
    let device = showing { Waiting() }
    expect(device.console, is: ["made 3"])
    try expect(device.lines(afterTapping: "nil"), is: [])
    try expect(device.lines(afterTapping: "4"), is: ["gone 3", "made 4"])
    try expect(device.lines(afterTapping: "nil"), is: [])
    try expect(device.lines(afterTapping: "other 0"), is: ["gone 4"])
    try expect(device.lines(afterTapping: "4"), is: ["made 4"])
  }
}

private struct Hit: View {
  let name: String
  @State private var hits = 0
  var body: some View { Button("\(name): \(hits)") { hits += 1 } }
}

private struct Nested: View {
  @State private var isA = true
  @State private var isB = false
  @State private var other = 0
  var body: some View {
    VStack {
      LazyVStack {
        if isA {
          Hit(name: "lazy A").id(1)
        } else if isB {
          Hit(name: "lazy B").id(0)
        }
      }
      VStack {
        if isA {
          Hit(name: "plain A").id(1)
        } else if isB {
          Hit(name: "plain B").id(0)
        }
      }
      Button("a") { isA.toggle() }
      Button("b") { isB.toggle() }
      Button("both") {
        isA.toggle()
        isB.toggle()
      }
      Button("other \(other)") { other += 1 }
    }
  }
}

private struct Cases: View {
  @State private var shown = 0
  var body: some View {
    VStack {
      LazyVStack {
        switch shown {
        case 0: Hit(name: "x").id("x")
        case 1: Group { Hit(name: "y").id("y") }
        case 2: Hit(name: "z")
        default: Text("none")
        }
      }
      ForEach(0..<4) { number in Button("case \(number)") { shown = number } }
    }
  }
}

private final class Kept: ObservableObject {
  let number: Int
  init(_ number: Int) {
    self.number = number
    print("made \(number)")
  }
  deinit { print("gone \(number)") }
}

private struct Keeping: View {
  @StateObject private var kept: Kept
  init(_ number: Int) { _kept = StateObject(wrappedValue: Kept(number)) }
  var body: some View { Text("kept \(kept.number)") }
}

private struct Waiting: View {
  @State private var number: Int? = 3
  @State private var other = 0
  var body: some View {
    VStack {
      LazyVStack { if let number { Keeping(number).id(number) } }
      Button("nil") { number = nil }
      Button("4") { number = 4 }
      Button("other \(other)") { other += 1 }
    }
  }
}
