// How a state is written (mechanism.md#2): what an update writes is dropped, and equal values are no change.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  /// Example 2c.
  @Test func `a state that a body writes keeps its value, and the body runs once`() {
    let device = showing { Writing() }
    expect(device.console, is: ["body 0"])
    expect(device.diagnostics, is: [modifying])
    expect(device.screenText, is: ["0"])
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

  /// 2.2.
  @Test func `an equal value is not written through a binding either`() throws {
    let device = showing { LastDigit() }
    expect(device.console, is: ["owner 1", "child 1"])
    try expect(device.lines(afterTapping: "write"), is: ["now 1"])
  }

  /// 2.1.
  @Test(arguments: 0..<4)
  func `what layout and content closures write is reported and dropped`(kind: Int) {
    let device = showing { WritingLater(kind: kind) }
    expect(device.screenText, is: ["0"])
    expect(device.console, is: ["body"])
    expect(Set(device.diagnostics), is: [modifying])
  }
}

@MainActor private let modifying =
  "Modifying state during view update, this will cause undefined behavior."

private struct Writing: View {
  @State private var count = 0
  var body: some View {
    let _ = print("body \(count)")
    let _ = (count += 1)
    Text("\(count)")
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

private struct LastDigit: View {
  @State var digit = Modular(number: 1)
  var body: some View {
    let _ = print("owner \(digit.number)")
    DigitChild(digit: $digit)
  }
}

private struct DigitChild: View {
  @Binding var digit: Modular
  var body: some View {
    let _ = print("child \(digit.number)")
    Button("write") {
      digit = Modular(number: 11)
      print("now \(digit.number)")
    }
  }
}

private struct WritingLater: View {
  let kind: Int
  @State var n = 0
  var body: some View {
    let _ = print("body")
    switch kind {
    case 0:
      GeometryReader { _ in
        let _ = (n += 1)
        Text("\(n)")
      }
    case 1: List { rows }
    case 2: VStack { rows }
    default: ScrollView { LazyVStack { rows } }
    }
  }
  private var rows: some View {
    ForEach(0..<1, id: \.self) { _ in
      let _ = (n += 1)
      Text("\(n)")
    }
  }
}
