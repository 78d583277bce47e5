// What readers of the environment are told of: another value by `==`, also of plain old data (mechanism.md#11.1), and nothing at all
// where it is the same (11.2).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  @Test func `plain old data that is written again is equal where its own == returns true`()
    throws
  {
    let device = showing { Counting() }
    expect(device.console, is: ["digit 1"])
    try expect(device.lines(afterTapping: "+10"), is: [])
    try expect(device.lines(afterTapping: "+1"), is: ["digit 12"])
  }

  @Test func `a view that is not notified of a change keeps its value`() throws {
    let device = showing { Counting() }
    try expect(device.lines(afterTapping: "+10"), is: [])
    // The body runs for its input, and is handed what it had.
    try expect(device.lines(afterTapping: "tick"), is: ["digit 1"])
    try expect(device.lines(afterTapping: "+1"), is: ["digit 12"])
  }

  @Test func `a zero is a zero with either sign, and what is not a number is never the same`()
    throws
  {
    let device = showing { Ratios() }
    expect(device.console, is: ["ratio 0.0"])
    try expect(device.lines(afterTapping: "sign"), is: [])
    try expect(device.lines(afterTapping: "nan"), is: ["ratio nan"])
    try expect(device.lines(afterTapping: "sign"), is: ["ratio nan"])
  }
}

/// A number of which only the last digit counts.
private struct Digit: Equatable {
  var number: Int
  static func == (lhs: Digit, rhs: Digit) -> Bool { lhs.number % 10 == rhs.number % 10 }
}

extension EnvironmentValues {
  @Entry fileprivate var digit = Digit(number: 0)
  @Entry fileprivate var ratio = 0.0
}

private struct DigitReader: View {
  let tick: Int
  @Environment(\.digit) private var digit
  var body: some View {
    let _ = print("digit \(digit.number)")
    Text("\(digit.number), \(tick)")
  }
}

private struct Counting: View {
  @State private var number = 1
  @State private var tick = 0
  var body: some View {
    VStack {
      DigitReader(tick: tick).environment(\.digit, Digit(number: number))
      Button("+10") { number += 10 }
      Button("+1") { number += 1 }
      Button("tick") { tick += 1 }
    }
  }
}

private struct RatioReader: View {
  @Environment(\.ratio) private var ratio
  var body: some View {
    let _ = print("ratio \(abs(ratio))")
    Text("\(ratio)")
  }
}

private struct Ratios: View {
  @State private var isNegative = false
  @State private var isNumber = true
  var body: some View {
    VStack {
      RatioReader().environment(\.ratio, isNumber ? (isNegative ? -0.0 : 0.0) : .nan)
        .environment(\.digit, Digit(number: isNegative ? 1 : 2))
      Button("sign") { isNegative.toggle() }
      Button("nan") { isNumber = false }
    }
  }
}
