// GT-057 to GT-060 and GT-065: which inputs make a child run again.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import RepeatedEvaluations

extension Comparison {
  @Test func `GT-057 a child is skipped when its stored properties are equal`() throws {
    let device = showing { EqualInputs() }
    expect(device.console, is: ["ContentView update", "SubView update"])
    try expect(device.lines(afterTapping: "tap"), is: ["ContentView update"])
    expect(device.count(.initialisations, of: "SubView"), is: 2)
    expect(device.count(.equalComparisons, of: "SubView"), is: 1)
  }

  @Test func `GT-058 a whole struct as input: a change of another field runs the child, too`()
    throws
  {
    let device = showing { Whole.RootView() }
    try expect(
      device.lines(afterTapping: "random age"),
      is: [
        "Whole.StudentNameView: @self changed.", "Whole.StudentAgeView: @self changed.",
      ])
  }

  @Test func `GT-059 narrow inputs: only the child whose input changed runs`() throws {
    let device = showing { Narrow.RootView() }
    try expect(
      device.lines(afterTapping: "random age"), is: ["Narrow.StudentAgeView: @self changed."])
  }

  @Test func `GT-060 an Equatable view that is not plain data is compared by its own ==`() throws {
    let device = showing { OwnEquality.RootView() }
    try expect(
      device.lines(afterTapping: "random age"), is: ["OwnEquality.StudentAgeView: @self changed."])
  }

  @Test func `GT-060 a dynamic property of its own runs an Equatable view all the same`() throws {
    let device = showing { OwnState() }
    try expect(device.lines(afterTapping: "own"), is: ["own 1"])
    try expect(device.lines(afterTapping: "outer"), is: ["outer 1"])
  }

  @Test func `GT-065 a random stored property defeats the comparison`() throws {
    let device = showing { UnstableInput() }
    expect(device.console, is: ["stable", "unstable"])
    try expect(device.lines(afterTapping: "again 0"), is: ["unstable"])
    try expect(device.lines(afterTapping: "again 1"), is: ["unstable"])
  }
}

private struct OwnState: View {
  @State private var count = 0
  var body: some View {
    let _ = print("outer \(count)")
    VStack {
      AlwaysEqual(text: "\(count)")
      Button("outer") { count += 1 }
    }
  }
}

private struct AlwaysEqual: View, Equatable {
  let text: String
  @State private var count = 0
  var body: some View {
    let _ = print("own \(count)")
    Button("own") { count += 1 }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { true }
}
