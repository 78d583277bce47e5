// Modifiers and dynamic properties of the user's own.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a modifier has state of its own, and its content is not evaluated with it`() throws {
    let device = showing { Leaf().modifier(Counted()) }
    expect(device.console, is: ["Counted 0", "Leaf"])
    try expect(device.lines(afterTapping: "count"), is: ["Counted 1"])
    expect(device.screenText, is: ["content", "1", "count"])
  }

  @Test func `a modifier's state survives a new value of the modifier and of its content`() throws {
    let device = showing { Changing() }
    expect(device.console, is: ["Changing 0", "Framed 0: 0", "Plain 0"])
    try expect(device.lines(afterTapping: "count"), is: ["Framed 0: 1"])
    try expect(device.lines(afterTapping: "change"), is: ["Changing 1", "Framed 1: 1", "Plain 1"])
  }

  @Test func `a property of the user's own is updated before each body that runs`() throws {
    let device = showing { Measured() }
    expect(device.console, is: ["update", "Measured 0, doubled 0"])
    try expect(device.lines(afterTapping: "grow"), is: ["update", "Measured 1, doubled 2"])
  }
}

private struct Leaf: View {
  var body: some View {
    let _ = print("Leaf")
    Text("content")
  }
}

private struct Counted: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    let _ = print("Counted \(count)")
    VStack {
      content
      Text("\(count)")
      Button("count") { count += 1 }
    }
  }
}

private struct Changing: View {
  @State private var number = 0
  var body: some View {
    let _ = print("Changing \(number)")
    VStack {
      Plain(number: number).modifier(Framed(number: number))
      Button("change") { number += 1 }
    }
  }
}

private struct Plain: View {
  let number: Int
  var body: some View {
    let _ = print("Plain \(number)")
    Text("\(number)")
  }
}

private struct Framed: ViewModifier {
  let number: Int
  @State private var count = 0
  func body(content: Content) -> some View {
    let _ = print("Framed \(number): \(count)")
    HStack {
      content
      Button("count") { count += 1 }
    }
  }
}

/// A property with state inside it, and a value that is made anew for each body.
@propertyWrapper private struct Doubling: DynamicProperty {
  @State private var stored = 0
  private(set) var doubled = 0
  var wrappedValue: Int {
    get { stored }
    nonmutating set { stored = newValue }
  }
  var projectedValue: Int { doubled }
  mutating func update() {
    print("update")
    doubled = stored * 2
  }
}

private struct Measured: View {
  @Doubling private var size
  var body: some View {
    let _ = print("Measured \(size), doubled \($size)")
    Button("grow") { size += 1 }
  }
}
