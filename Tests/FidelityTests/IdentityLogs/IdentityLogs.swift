// Identity, storage and dependencies, as a session of 2021 tells them.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import ViewIdentity

@MainActor @Suite(.serialized) struct IdentityLogs {
  @Test func `GT-029 returning to a branch gives a third storage`() throws {
    Storage.reset()
    let device = showing(on: .iOS15) { DayTime() }
    #expect(device.screenText.contains("storage 1"))
    // The new storage is made before the old one goes.
    try expect(
      device.lines(afterTapping: "day or night"), is: ["storage 2 made", "storage 1 gone"])
    try expect(
      device.lines(afterTapping: "day or night"), is: ["storage 3 made", "storage 2 gone"])
    #expect(device.screenText.contains("storage 3"))
  }

  @Test func `GT-030 state of a type that is not Equatable is compared all the same`() throws {
    let device = showing(on: .iOS15) { NotEquatable() }
    expect(device.console, is: ["body 1"])
    try expect(device.lines(afterTapping: "same"), is: [])
    try expect(device.lines(afterTapping: "other"), is: ["body 2"])
  }

  @Test func `GT-031 of A, B and C only those that depend on the source run`() throws {
    let device = showing(on: .iOS15) { SharedSource() }
    expect(device.console, is: ["A", "B", "C"])
    try expect(device.lines(afterTapping: "change"), is: ["A", "C"])
  }

  @Test func `GT-031 a value passed from A through B to C makes B depend on it`() throws {
    let device = showing(on: .iOS15) { PassedValue() }
    expect(device.console, is: ["A", "B", "C"])
    try expect(device.lines(afterTapping: "change"), is: ["A", "B", "C"])
  }

  @Test func `GT-033 printChanges prints self, identity and the state at the first evaluation`() {
    let device = showing(on: .iOS15) { ContentView() }
    expect(device.console, is: ["ContentView: @self, @identity, _someState changed."])
  }

  @Test func `GT-034 if-else is a _ConditionalContent, and switch is one of those nested`() {
    expect("\(IfElse.Body.self)", is: "_ConditionalContent<FooView, BarView>")
    expect(
      "\(Switch.Body.self)", is: "_ConditionalContent<_ConditionalContent<FooView, BarView>, Text>")
    expect("\(IfLet.Body.self)", is: "Optional<FooView>")
  }

  @Test func `GT-036 with the index as identity an insertion moves data past the state`() throws {
    let device = showing(on: .iOS15) { IndexAsID() }
    let before = device.births()
    #expect(device.screenText.contains("a: state \(before[0])"))
    try device.tap("insert")
    device.settle()
    let after = device.births()
    expect(Array(after.prefix(2)), is: before)
    expect(after.count, is: 3)
    #expect(device.screenText.contains("new: state \(before[0])"))
    #expect(device.screenText.contains("a: state \(before[1])"))
    // What is inserted is the last index: the only view that appears shows the last element.
    expect(device.console.sorted(), is: ["a: onAppear", "b: onAppear", "b: onAppear"])
  }

  @Test func `GT-037 inert modifiers keep one identity, two branches do not`() throws {
    let device = showing(on: .iOS15) { InertModifiers() }
    let inert = device.births(of: "inert")
    let branched = device.births(of: "branched")
    expect(device.count(.bodyEvaluations, of: "PlainView"), is: 1)
    expect(device.count(.bodyEvaluations, of: "LifecycleMonitor"), is: 2)
    try device.tap("dim")
    device.settle()
    expect(device.births(of: "inert"), is: inert)
    #expect(device.births(of: "branched") != branched)
    #expect(device.screenText.contains("plain 0"))
    // Only the modifier updates, not what it stands on.
    expect(device.count(.bodyEvaluations, of: "PlainView"), is: 1)
    // The monitor under the modifiers is evaluated with the new branch, though it stays the same identity: what
    // its state would begin with is another number each time (mechanism.md#5.4).
    expect(device.count(.bodyEvaluations, of: "LifecycleMonitor"), is: 4)
  }

  @Test func `GT-038 rows are identified by their element, and an explicit id sets the identity`()
    throws
  {
    let device = showing(on: .iOS15) { ExplicitIDs() }
    let red = device.births(of: "red")
    let blue = device.births(of: "blue")
    let header = device.births(of: "header")
    try device.tap("reverse")
    device.settle()
    expect(device.births(of: "red"), is: red)
    expect(device.births(of: "blue"), is: blue)
    expect(device.births(), is: header + blue + red)
    try device.tap("rename")
    device.settle()
    #expect(device.births(of: "header") != header)
    expect(device.births(of: "red"), is: red)
  }

  @Test func `GT-040 an object without published properties updates no view`() throws {
    let device = showing(on: .iOS15) { SceneTitleView() }
    expect(device.console, is: ["body false"])
    try expect(device.lines(afterTapping: "pause"), is: [])
  }
}
