// GT-061 to GT-063 and GT-102: closures as inputs.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import RepeatedEvaluations

extension Comparison {
  @Test func `GT-061 a closure over a view with an observable: every visible cell runs`() throws {
    let device = showing { Capturing.ClosureDemo() }
    let visible = device.console
    #expect(visible.first == "update 0" && visible.count < 100)
    try expect(device.lines(afterTapping: "ID: 3"), is: visible)
    // The text above takes the place of a cell from now on.
    let fewer = try device.lines(afterTapping: "ID: 4")
    #expect(visible.starts(with: fewer) && fewer.count >= visible.count - 2)
  }

  @Test func `GT-062 the same with an == that ignores the closure: no cell runs`() throws {
    let device = showing { ComparingID.ClosureDemo() }
    try expect(device.lines(afterTapping: "ID: 3"), is: [])
    expect(device.screenText.first, is: "Current ID: 3")
  }

  @Test func `GT-063 the same with a method of the object: no cell runs`() throws {
    let device = showing { PassingMethod.ClosureDemo() }
    try expect(device.lines(afterTapping: "ID: 3"), is: [])
    expect(device.screenText.first, is: "Current ID: 3")
    try expect(device.lines(afterTapping: "ID: 4"), is: [])
    expect(device.screenText.first, is: "Current ID: 4")
  }

  @Test func `GT-102 a closure that computes the value runs the child at each change of its owner`()
    throws
  {
    let device = showing { ClosureInput() }
    try expect(device.lines(afterTapping: "unrelated"), is: ["nested 0"])
    try expect(device.lines(afterTapping: "unrelated"), is: ["nested 0"])
    try expect(device.lines(afterTapping: "value"), is: ["nested 1"])
  }

  @Test func `GT-102 with the value itself as input the child does not run`() throws {
    let device = showing { ValueInput() }
    try expect(device.lines(afterTapping: "unrelated"), is: [])
    try expect(device.lines(afterTapping: "value"), is: ["plain 1"])
  }

  @Test func `a closure over a view whose state did not change is the same`() throws {
    let device = showing { QuietOuter() }
    try expect(device.lines(afterTapping: "tick"), is: ["outer 1"])
    try expect(device.lines(afterTapping: "tock"), is: ["outer 1", "inner", "nested 0"])
  }
}

private struct ClosureInput: View {
  @State private var value = 0
  @State private var unrelated = 0
  var body: some View {
    VStack {
      Nested { value }
      Text("\(unrelated)")
      Button("value") { value += 1 }
      Button("unrelated") { unrelated += 1 }
    }
  }
}

private struct Nested: View {
  var value: () -> Int
  var body: some View {
    let _ = print("nested \(value())")
    Text("\(value())")
  }
}

private struct ValueInput: View {
  @State private var value = 0
  @State private var unrelated = 0
  var body: some View {
    VStack {
      Plain(value: value)
      Text("\(unrelated)")
      Button("value") { value += 1 }
      Button("unrelated") { unrelated += 1 }
    }
  }
}

private struct Plain: View {
  let value: Int
  var body: some View {
    let _ = print("plain \(value)")
    Text("\(value)")
  }
}

private struct QuietOuter: View {
  @State private var ticks = 0
  @State private var tocks = 0
  var body: some View {
    let _ = print("outer \(ticks)")
    VStack {
      QuietInner(tocks: tocks)
      Button("tick") { ticks += 1 }
      Button("tock") { tocks += 1 }
    }
  }
}

private struct QuietInner: View {
  let tocks: Int
  @State private var value = 0
  var body: some View {
    let _ = print("inner")
    Nested { value }
  }
}
