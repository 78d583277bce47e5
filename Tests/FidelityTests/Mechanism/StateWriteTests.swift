// How a state is written (mechanism.md#2): what an update writes is dropped, and equal values are no change.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// Example 2c.
  @Test func `a state that a body writes keeps its value, and the body runs once`() {
    let device = showing { Writing() }
    expect(device.console, is: ["body 0"])
    expect(device.diagnostics, is: [Self.modifying])
    expect(device.screenText, is: ["0"])
  }

  @Test func `what layout and content closures write is dropped, too`() throws {
    let device = showing { WritingLater() }
    expect(Set(device.diagnostics), is: [Self.modifying])
    expect(device.screenText, is: ["row 0", "read 0", "0"])
    try expect(device.lines(afterTapping: "0"), is: ["body 1"])
  }

  /// Example 2b.
  @Test func `a state is compared by the equality of its type, plain data or not`() throws {
    let device = showing { Equal() }
    expect(device.console, is: ["body 1"])
    try expect(device.lines(afterTapping: "eleven"), is: ["now 1"])
    try expect(device.lines(afterTapping: "two"), is: ["now 2", "body 2"])
  }

  @Test func `zero is minus zero, and what is not a number is never equal to itself`() throws {
    let device = showing { Numbers() }
    expect(device.console, is: ["body"])
    try expect(device.lines(afterTapping: "minus zero"), is: [])
    try expect(device.lines(afterTapping: "nan"), is: ["body"])
    try expect(device.lines(afterTapping: "nan"), is: ["body"])
  }

  private static let modifying =
    "Modifying state during view update, this will cause undefined behavior."
}

private struct Writing: View {
  @State private var count = 0
  var body: some View {
    let _ = print("body \(count)")
    let _ = (count += 1)
    Text("\(count)")
  }
}

private struct WritingLater: View {
  @State private var count = 0
  var body: some View {
    let _ = print("body \(count)")
    VStack {
      ForEach(0..<1) { number in
        let _ = (count += 1)
        Text("row \(number)")
      }
      GeometryReader { _ in
        let _ = (count += 1)
        Text("read \(count)")
      }
      Button("\(count)") { count += 1 }
    }
  }
}

private struct Modular: Equatable {
  var number: Int
  static func == (lhs: Modular, rhs: Modular) -> Bool { lhs.number % 10 == rhs.number % 10 }
}

private struct Equal: View {
  @State private var value = Modular(number: 1)
  var body: some View {
    let _ = print("body \(value.number)")
    VStack {
      Button("eleven") {
        value = Modular(number: 11)
        print("now \(value.number)")
      }
      Button("two") {
        value = Modular(number: 2)
        print("now \(value.number)")
      }
    }
  }
}

private struct Numbers: View {
  @State private var value = 0.0
  var body: some View {
    let _ = print("body")
    VStack {
      Text("\(value)")
      Button("minus zero") { value = -0.0 }
      Button("nan") { value = .nan }
    }
  }
}
