// Identity: which views are the same view, and keep what they own.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a branch that is taken again begins with new state`() throws {
    let device = showing { Branches() }
    expect(device.console, is: ["Branches true", "Counter on: 0"])
    try expect(device.lines(afterTapping: "on: 0"), is: ["Counter on: 1"])
    try expect(device.lines(afterTapping: "flip"), is: ["Branches false", "Counter off: 0"])
    try expect(device.lines(afterTapping: "flip"), is: ["Branches true", "Counter on: 0"])
    expect(device.screenText, is: ["flip", "on: 0"])
  }

  @Test func `a condition in an argument keeps the identity`() throws {
    let device = showing { OneBranch() }
    try expect(device.lines(afterTapping: "on: 0"), is: ["Counter on: 1"])
    try expect(device.lines(afterTapping: "flip"), is: ["Counter off: 1"])
  }

  @Test func `an inserted element is the only one that is evaluated`() throws {
    let device = showing { Shelf() }
    expect(device.console, is: ["Counter a: 0", "Counter b: 0", "Counter c: 0"])
    try expect(device.lines(afterTapping: "b: 0"), is: ["Counter b: 1"])
    try expect(device.lines(afterTapping: "insert"), is: ["Counter x: 0"])
    expect(texts(device), is: ["x: 0", "a: 0", "b: 1", "c: 0"])
  }

  @Test func `moved elements keep their state and are not evaluated`() throws {
    let device = showing { Shelf() }
    _ = try device.lines(afterTapping: "b: 0")
    _ = try device.lines(afterTapping: "c: 0")
    _ = try device.lines(afterTapping: "c: 1")
    try expect(device.lines(afterTapping: "reverse"), is: [])
    expect(texts(device), is: ["c: 2", "b: 1", "a: 0"])
    try expect(device.lines(afterTapping: "a: 0"), is: ["Counter a: 1"])
  }

  @Test func `a removed element loses its state; the others keep theirs`() throws {
    let device = showing { Shelf() }
    _ = try device.lines(afterTapping: "a: 0")
    _ = try device.lines(afterTapping: "b: 0")
    try expect(device.lines(afterTapping: "remove"), is: [])
    expect(texts(device), is: ["b: 1", "c: 0"])
    try expect(device.lines(afterTapping: "restore"), is: ["Counter a: 0"])
    expect(texts(device), is: ["a: 0", "b: 1", "c: 0"])
  }

  @Test func `rows of a list keep their state by id, too`() throws {
    let device = showing { Rows() }
    _ = try device.lines(afterTapping: "b: 0")
    try expect(device.lines(afterTapping: "insert"), is: ["Counter x: 0"])
    expect(texts(device), is: ["x: 0", "a: 0", "b: 1", "c: 0"])
    try expect(device.lines(afterTapping: "reverse"), is: [])
    expect(texts(device), is: ["c: 0", "b: 1", "a: 0", "x: 0"])
    try expect(device.lines(afterTapping: "remove"), is: [])
    expect(texts(device), is: ["b: 1", "a: 0", "x: 0"])
  }

  @Test func `a list over a range makes the rows that can be seen`() throws {
    let device = showing { List(0..<100) { Counter(name: "\($0)") } }
    let visible = device.screenText.count
    #expect(visible < 30)
    expect(device.count(.bodyEvaluations, of: "Counter"), is: visible)
    try expect(device.lines(afterTapping: "1: 0"), is: ["Counter 1: 1"])
  }

  private func texts(_ device: SimulatedDevice) -> [String] {
    device.screenText.filter { $0.contains(": ") }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    let _ = print("Counter \(name): \(count)")
    Button("\(name): \(count)") { count += 1 }
  }
}

private struct Branches: View {
  @State private var isOn = true
  var body: some View {
    let _ = print("Branches \(isOn)")
    VStack {
      Button("flip") { isOn.toggle() }
      if isOn { Counter(name: "on") } else { Counter(name: "off") }
    }
  }
}

private struct OneBranch: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      Button("flip") { isOn.toggle() }
      Counter(name: isOn ? "on" : "off")
    }
  }
}

/// The buttons that change a collection of names.
private struct Commands: View {
  @Binding var names: [String]
  var body: some View {
    HStack {
      Button("insert") { names.insert("x", at: 0) }
      Button("reverse") { names.reverse() }
      Button("remove") { names.removeFirst() }
      Button("restore") { names.insert("a", at: 0) }
    }
  }
}

private struct Shelf: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      Commands(names: $names)
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }
}

private struct Rows: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      Commands(names: $names)
      List(names, id: \.self) { Counter(name: $0) }
    }
  }
}
