// mechanism.md#5.4: what a view's `init` makes of a wrapper is an input of the view.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Comparison {
  @Test func `a gesture state that begins with another value is another input`() throws {
    let device = showing { GestureStates() }
    expect(
      device.console,
      is: [
        "BeginningWith: @self, @identity, _state changed.",
        "Constant: @self, @identity, _state changed.",
        "Resetting: @self, @identity, _state changed.",
      ])
    try expect(device.lines(afterTapping: "n"), is: [])
    try expect(device.lines(afterTapping: "n"), is: ["BeginningWith: @self changed."])
  }

  @Test func `a gesture state is no input on a system that compares no initial states`() throws {
    let system = SimulatedSystem.iOS17.changed { $0.comparesInitialState = false }
    let device = showing(on: system) { GestureStates() }
    _ = try device.lines(afterTapping: "n")
    try expect(device.lines(afterTapping: "n"), is: [])
  }

  @Test func `a state that begins with a new object makes the view another input each time`() throws
  {
    let device = showing { Owner() }
    expect(
      device.console,
      is: [
        "NewBox: @self, @identity, _box changed.", "Same: @self, @identity, _box changed.",
        "Seeded: @self, @identity, _number changed.", "seeded 0",
        "Lazily: @self, @identity, _model changed.",
      ])
    try expect(
      device.lines(afterTapping: "+"),
      is: [
        "NewBox: @self changed.", "Seeded: @self changed.", "seeded 0", "Lazily: @self changed.",
      ])
  }

  @Test func `a state object's closure is an input by what it captured`() throws {
    let device = showing { Owner() }
    _ = try device.lines(afterTapping: "+")
    try expect(device.lines(afterTapping: "again"), is: ["NewBox: @self changed."])
  }

  /// 5.4; by GT-101 wrappers take no part.
  @Test func `what a state begins with is an input only where wrappers are`() throws {
    let with = showing(on: .iOS17.changed { $0.comparesInitialState = true }) { Owner() }
    try expect(
      with.lines(afterTapping: "+"),
      is: [
        "NewBox: @self changed.", "Seeded: @self changed.", "seeded 0", "Lazily: @self changed.",
      ])
    let without = showing(on: .iOS17.changed { $0.comparesInitialState = false }) { Owner() }
    try expect(without.lines(afterTapping: "+"), is: [])
  }

  /// 2.2.
  @Test func `a state that holds an object that nobody observes is another when the object is`()
    throws
  {
    let device = showing { Holding() }
    expect(device.console, is: ["Holding 0 0"])
    try expect(device.lines(afterTapping: "x"), is: [])
    try expect(device.lines(afterTapping: "n"), is: ["Holding 1 1"])
    try expect(device.lines(afterTapping: "same"), is: [])
    try expect(device.lines(afterTapping: "new"), is: ["Holding 0 1"])
  }
}

private struct GestureStates: View {
  @State private var number = 0
  var body: some View {
    BeginningWith(number / 2)
    Constant()
    Resetting()
    Button("n") { number += 1 }
    Text("\(number)")
  }
}

private struct BeginningWith: View {
  @GestureState private var state: Int
  init(_ number: Int) { _state = GestureState(initialValue: number) }
  var body: some View {
    let _ = Self._printChanges()
    Text("beginning")
  }
}

private struct Constant: View {
  @GestureState private var state = 0
  var body: some View {
    let _ = Self._printChanges()
    Text("constant")
  }
}

private struct Resetting: View {
  @GestureState(resetTransaction: Transaction(animation: .linear)) private var state = 0
  var body: some View {
    let _ = Self._printChanges()
    Text("resetting")
  }
}

private final class Box {}

private struct NewBox: View {
  @State private var box = Box()
  var body: some View {
    let _ = Self._printChanges()
    Text("fresh")
  }
}

private let shared = Box()

private struct Same: View {
  @State private var box = shared
  var body: some View {
    let _ = Self._printChanges()
    Text("same")
  }
}

private struct Seeded: View {
  @State private var number: Int
  init(_ number: Int) { _number = State(initialValue: number) }
  var body: some View {
    let _ = Self._printChanges()
    let _ = print("seeded \(number)")
    Text("\(number)")
  }
}

private final class Model: ObservableObject {
  init(_ number: Int) {}
}

private struct Lazily: View {
  @StateObject private var model: Model
  init(_ number: Int) { _model = StateObject(wrappedValue: Model(number)) }
  var body: some View {
    let _ = Self._printChanges()
    Text("lazily")
  }
}

private struct Owner: View {
  @State private var n = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Text("\(n) \(other)")
      NewBox()
      Same()
      Seeded(n)
      Lazily(n)
      Button("+") { n += 1 }
      Button("again") { other += 1 }
    }
  }
}

private struct Holding: View {
  @State var c = Plain(); @State var n = 0
  var body: some View {
    let _ = print("Holding \(c.x) \(n)")
    VStack {
      Button("x") { c.x += 1 }; Button("n") { n += 1 }; Button("new") { c = Plain() };
      Button("same") { c = c }
    }
  }
}

private final class Plain { var x = 0 }
