// Preferences: how they go up, and when their observers are called (mechanism.md#12).

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension PreferencesSuite {
  @Test func `preferences are reduced in tree order and delivered after the update`() throws {
    let device = showing { Lengths() }
    expect(device.console, is: ["lengths [1, 2]"])
    try expect(device.lines(afterTapping: "grow"), is: ["lengths [5, 2]"])
    try expect(device.lines(afterTapping: "extra"), is: ["lengths [5, 2, 9]"])
    try expect(device.lines(afterTapping: "extra"), is: ["lengths [5, 2]"])
    try expect(device.lines(afterTapping: "other 0"), is: [])
  }

  @Test func `a size that two transactions change is delivered twice`() throws {
    let device = showing { Measured() }
    expect(device.console, is: ["height 10.0"])
    try expect(device.lines(afterTapping: "grow twice"), is: ["height 20.0", "height 30.0"])
    try expect(device.lines(afterTapping: "grow and shrink"), is: ["height 40.0", "height 30.0"])
  }

  @Test
  func `a size is read in each transaction, with or without another observer`()
    throws
  {
    let device = showing { Watched() }
    expect(device.console, is: ["100"])
    try expect(
      device.lines(afterTapping: "widen"),
      is: ["inside 100 150", "150", "inside 150 200", "200"])
  }

  @Test func `preferences go up in one update, transformed on the way, and write state once`()
    throws
  {
    let device = showing { Heights() }
    expect(device.console, is: ["body 0 0", "told 13", "body 0 13"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1 13", "told 15", "body 1 15"])
    try expect(device.lines(afterTapping: "other"), is: ["body 1 15"])
  }

  /// mechanism.md#7.6: each closure is counted by itself.
  @Test func `a preference and an onChange that feed each other are cut off`() throws {
    let device = showing { Feeding() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "body 0 1", "told 1", "body 1 1", "a 1", "body 1 2", "told 2", "body 2 2", "a 2",
        "body 2 3",
      ])
    expect(
      device.diagnostics, is: ["Bound preference Number tried to update multiple times per frame."])
  }

  /// 7.6, 12.2: six calls where the view is made, two in another frame; the third is dropped.
  @Test func `a preference that its observer changes is followed twice a frame`() throws {
    let device = showing { Climbing() }
    expect(device.console, is: ["0", "1", "2", "3"])
    try expect(device.lines(afterTapping: "again"), is: ["0", "1"])
    expect(device.screenText, is: ["at 2", "again"])
  }
}

private struct LengthsKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Lengths: View {
  @State private var first = 1
  @State private var hasExtra = false
  @State private var other = 0
  var body: some View {
    VStack {
      Button("grow") { first = 5 }
      Button("extra") { hasExtra.toggle() }
      Button("other \(other)") { other += 1 }
      Leaf(length: first)
      Leaf(length: 2)
      if hasExtra { Leaf(length: 9) }
    }
    .onPreferenceChange(LengthsKey.self) { print("lengths \($0)") }
  }

  private struct Leaf: View {
    let length: Int
    var body: some View { Text("leaf").preference(key: LengthsKey.self, value: [length]) }
  }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

private struct Measured: View {
  @State private var height = 10.0
  var body: some View {
    VStack {
      Button("grow twice") {
        height = 20
        withTransaction(\.isContinuous, true) { height = 30 }
      }
      Button("grow and shrink") {
        height = 40
        withTransaction(\.isContinuous, true) { height = 30 }
      }
      Color.red.frame(height: height)
        .background(
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
    }
    .onPreferenceChange(HeightKey.self) { print("height \($0)") }
  }
}

private struct Watched: View {
  @State private var width = 100.0
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Text("x").onChange(of: Int(proxy.size.width)) { print("inside \($0) \($1)") }
      }
      .frame(width: width, height: 20)
      .onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: {
        print($0)
      }
      Button("widen") {
        width += 50
        withTransaction(\.isContinuous, true) { width += 50 }
      }
    }
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Heights: View {
  @State private var n = 0
  @State private var told = 0
  @State private var other = 0
  var body: some View {
    let _ = print("body \(n) \(told)")
    let _ = other
    VStack {
      Text("a").preference(key: Total.self, value: 1 + n)
      Group { if n < 5 { Text("b").preference(key: Total.self, value: 2 + n) } }
        .transformPreference(Total.self) { $0 += 10 }
      Button("n") { n += 1 }
      Button("other") { other += 1 }
    }
    .onPreferenceChange(Total.self) {
      print("told \($0)")
      told = $0
    }
  }
}

private struct Number: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Feeding: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = print("body \(a) \(b)")
    VStack {
      Text("x").preference(key: Number.self, value: b)
      Button("go") { b = 1 }
    }
    .onPreferenceChange(Number.self) {
      print("told \($0)")
      a = $0
    }
    .onChange(of: a) {
      print("a \(a)")
      b = a + 1
    }
  }
}

private struct Height: PreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Climbing: View {
  @State private var height = 0
  var body: some View {
    VStack {
      Text("at \(height)").preference(key: Height.self, value: min(height, 3))
      Button("again") { height = 0 }
    }
    .onPreferenceChange(Height.self) {
      print($0)
      height = $0 + 1
    }
  }
}
