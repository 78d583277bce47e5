// What is made of a preference or of a size is made once a transaction, of the new one (mechanism.md#2.5, #14.1).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a layer whose closure and preference change together is made once`() throws {
    let device = showing { Overlaid() }
    expect(device.console, is: ["body 0", "over [0] n 0"])
    try expect(
      device.lines(afterTapping: "count"), is: ["body 1", "over [1] n 1", "heard [0] [1]"])
  }

  @Test func `content of a size whose closure and size change together is made once`() throws {
    let device = showing { Measured() }
    expect(device.console, is: ["body 0", "height 10 n 0"])
    try expect(
      device.lines(afterTapping: "grow"), is: ["body 1", "height 20 n 1", "heard 10 20"])
  }

  @Test func `a view below a reader runs once for a size and a model that change together`() throws
  {
    let device = showing { MeasuredModel() }
    expect(device.console, is: ["height 10", "child 10 0"])
    try expect(device.lines(afterTapping: "grow"), is: ["height 20", "child 20 1"])
    try expect(device.lines(afterTapping: "count"), is: ["child 20 2"])
  }

  @Test func `readers inside each other are each made once`() throws {
    let device = showing { Nested() }
    expect(device.console, is: ["body 10", "outer 10", "inner 5 of 10"])
    try expect(
      device.lines(afterTapping: "grow"), is: ["body 20", "outer 20", "inner 10 of 20"])
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

  @Test func `content of a size in a row is made once`() throws {
    let device = showing { MeasuredRow() }
    expect(device.console, is: ["row 50", "height 50 n 50"])
    try expect(
      device.lines(afterTapping: "grow"), is: ["row 80", "height 80 n 80", "heard 50 80"])
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

  @Test func `sizes below a pushed screen and in another tab are delivered`() throws {
    let below = showing { BelowScreen() }
    _ = try below.lines(afterTapping: "push")
    try expect(below.lines(afterTapping: "grow"), is: ["read 20", "told 20"])
    let beside = showing { BesideTab() }
    _ = try beside.lines(afterTapping: "Second")
    try expect(beside.lines(afterTapping: "grow"), is: ["read 20", "told 20"])
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

@Observable private final class Height {
  var value = 10.0
}

/// A view that hears of its size in both ways.
private struct Sized: View {
  let height: Height
  var body: some View {
    GeometryReader { proxy in
      let _ = print("read \(Int(proxy.size.height))")
      Color.clear
    }
    .frame(height: height.value)
    .onGeometryChange(for: Int.self) {
      Int($0.size.height)
    } action: {
      print("told \($0)")
    }
  }
}

private struct BelowScreen: View {
  @State private var height = Height()
  var body: some View {
    NavigationStack {
      VStack {
        Sized(height: height)
        NavigationLink("push") { Button("grow") { height.value += 10 } }
      }
    }
  }
}

private struct BesideTab: View {
  @State private var height = Height()
  var body: some View {
    TabView {
      Sized(height: height).tabItem { Text("First") }
      Button("grow") { height.value += 10 }.tabItem { Text("Second") }
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

private struct Measured: View {
  @State private var number = 0
  var body: some View {
    let _ = print("body \(number)")
    VStack {
      GeometryReader { proxy in
        let height = Int(proxy.size.height)
        let _ = print("height \(height) n \(number)")
        Color.clear.onChange(of: height) { print("heard \($0) \($1)") }
      }
      .frame(height: CGFloat(10 + 10 * number))
      Button("grow") { number += 1 }
    }
  }
}

@Observable private final class Counting {
  var number = 0
}

private struct MeasuredModel: View {
  @State private var model = Counting()
  @State private var height = 10.0
  var body: some View {
    VStack {
      Reading(model: model).frame(height: height)
      Button("grow") {
        height = 20
        model.number += 1
      }
      Button("count") { model.number += 1 }
    }
  }

  struct Reading: View {
    let model: Counting
    var body: some View {
      GeometryReader { proxy in
        let height = Int(proxy.size.height)
        let _ = print("height \(height)")
        Child(height: height, model: model)
      }
    }
  }

  struct Child: View {
    let height: Int
    let model: Counting
    var body: some View {
      let _ = print("child \(height) \(model.number)")
      Color.clear
    }
  }
}

private struct Nested: View {
  @State private var height = 10.0
  var body: some View {
    let _ = print("body \(Int(height))")
    VStack {
      GeometryReader { outer in
        let _ = print("outer \(Int(outer.size.height))")
        GeometryReader { inner in
          let _ = print("inner \(Int(inner.size.height)) of \(Int(height))")
          Color.clear
        }
        .frame(height: outer.size.height / 2)
      }
      .frame(height: height)
      Button("grow") { height += 10 }
    }
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

private struct MeasuredRow: View {
  @State private var height = 50.0
  var body: some View {
    VStack {
      List { Row(height: height) }
      Button("grow") { height += 30 }
    }
  }

  struct Row: View {
    let height: Double
    var body: some View {
      let _ = print("row \(Int(height))")
      GeometryReader { proxy in
        let found = Int(proxy.size.height)
        let _ = print("height \(found) n \(Int(height))")
        Color.clear.onChange(of: found) { print("heard \($0) \($1)") }
      }
      .frame(height: height)
    }
  }
}
