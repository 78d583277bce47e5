// mechanism.md#5.4: what a view's `init` makes of a wrapper is an input of the view, for a gesture state as for a state.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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
