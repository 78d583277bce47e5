// Overlays and backgrounds made of preferences (mechanism.md#12.2 and #13.4).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension PreferencesSuite {
  @Test func `a layer whose closure and preference change together is made once`() throws {
    let device = showing { Overlaid() }
    expect(device.console, is: ["body 0", "over [0] n 0"])
    try expect(
      device.lines(afterTapping: "count"), is: ["body 1", "over [1] n 1", "heard [0] [1]"])
  }

  @Test func `a layer of a layer is made once, of what the inner hands up`() throws {
    let device = showing { Layered() }
    expect(device.console, is: ["body 0", "inner [0] n 0", "outer [0, 10] n 0"])
    try expect(
      device.lines(afterTapping: "count"),
      is: ["body 1", "inner [1] n 1", "outer [1, 11] n 1", "heard [0, 10] [1, 11]"])
  }

  @Test func `a layer of what a reader hands up is made once`() throws {
    let device = showing { LayerOfSize() }
    expect(device.console, is: ["body 10", "over [10] n 10"])
    try expect(
      device.lines(afterTapping: "grow"), is: ["body 20", "over [20] n 20", "heard [10] [20]"])
  }

  @Test func `each of two transactions makes layers and readers once`() throws {
    let device = showing { Both() }
    expect(device.console, is: ["body 10", "height 10 n 10", "over [10] n 10"])
    try expect(
      device.lines(afterTapping: "grow"),
      is: [
        "body 20", "height 20 n 20", "over [20] n 20", "body 30", "height 30 n 30",
        "over [30] n 30", "heard [10] [20]", "heard [20] [30]",
      ])
  }

  @Test func `a layer of what rows of a lazy stack hand up is made once`() throws {
    let device = showing { OverRows() }
    expect(device.console, is: ["body 0", "over [0, 0] n 0"])
    try expect(
      device.lines(afterTapping: "count"), is: ["body 1", "over [1, 1] n 1", "heard [0, 0] [1, 1]"])
  }

  @Test func `changes of rows and of a layer made of their preferences are delivered together`()
    throws
  {
    let device = showing { HeardRows() }
    expect(device.console, is: ["told [0, 0, 10, 10]"])
    try expect(device.lines(afterTapping: "count"), is: ["told [1, 1, 11, 11]"])
  }

  @Test func `what an overlay makes of a preference is made when the preference changed`() throws {
    let device = showing { PreferenceOverlay() }
    expect(device.console, is: ["body 0", "overlay 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "value"), is: ["body 1", "overlay 2"])
  }
}

private struct OverRows: View {
  @State private var number = 0
  var body: some View {
    let _ = print("body \(number)")
    VStack {
      lazyRows(number)
      Button("count") { number += 1 }
    }
    .layered(over: number)
  }
}

private struct HeardRows: View {
  @State private var number = 0
  var body: some View {
    VStack {
      lazyRows(number)
        .overlayPreferenceValue(Numbers.self) { value in
          Color.clear.preference(key: Numbers.self, value: value.map { $0 + 10 })
        }
        .onPreferenceChange(Numbers.self) { print("told \($0)") }
      Button("count") { number += 1 }
    }
  }
}

private struct Numbers: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

extension View {
  /// The view under a layer that says of which preference it is made, and in which state.
  fileprivate func layered(over number: Int) -> some View {
    overlayPreferenceValue(Numbers.self) { value in
      let _ = print("over \(value) n \(number)")
      Color.clear.onChange(of: value) { print("heard \($0) \($1)") }
    }
  }
}

/// Rows of a lazy stack that hand up a number each.
@MainActor
private func lazyRows(_ number: Int) -> some View {
  ScrollView {
    LazyVStack {
      ForEach(0..<2) { _ in
        Color.red.frame(height: 10).preference(key: Numbers.self, value: [number])
      }
    }
  }
}

private struct Overlaid: View {
  @State private var number = 0
  var body: some View {
    let _ = print("body \(number)")
    VStack {
      Text("value").preference(key: Numbers.self, value: [number])
      Button("count") { number += 1 }
    }
    .layered(over: number)
  }
}

private struct Layered: View {
  @State private var number = 0
  var body: some View {
    let _ = print("body \(number)")
    VStack {
      Text("value").preference(key: Numbers.self, value: [number])
      Button("count") { number += 1 }
    }
    .overlayPreferenceValue(Numbers.self) { value in
      let _ = print("inner \(value) n \(number)")
      Color.clear.preference(key: Numbers.self, value: value.map { $0 + 10 })
    }
    .overlayPreferenceValue(Numbers.self) { value in
      let _ = print("outer \(value) n \(number)")
      Color.clear.onChange(of: value) { print("heard \($0) \($1)") }
    }
  }
}

private struct LayerOfSize: View {
  @State private var height = 10.0
  var body: some View {
    let _ = print("body \(Int(height))")
    VStack {
      GeometryReader { proxy in
        Color.clear.preference(key: Numbers.self, value: [Int(proxy.size.height)])
      }
      .frame(height: height)
      Button("grow") { height += 10 }
    }
    .layered(over: Int(height))
  }
}

private struct Both: View {
  @State private var height = 10.0
  var body: some View {
    let _ = print("body \(Int(height))")
    VStack {
      GeometryReader { proxy in
        let _ = print("height \(Int(proxy.size.height)) n \(Int(height))")
        Color.clear.preference(key: Numbers.self, value: [Int(proxy.size.height)])
      }
      .frame(height: height)
      Button("grow") {
        height += 10
        var transaction = Transaction()
        transaction.isContinuous = true
        withTransaction(transaction) { height += 10 }
      }
    }
    .layered(over: Int(height))
  }
}

private struct Mark: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferenceOverlay: View {
  @State private var n = 0
  @State private var value = 1
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("value") { value = 2 }
      Text("a").preference(key: Mark.self, value: value)
    }
    .overlayPreferenceValue(Mark.self) { mark in
      let _ = print("overlay \(mark)")
      Color.clear.allowsHitTesting(false)
    }
  }
}
