// Who runs again: observed properties, objects as a whole, environment keys, bindings.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension ObservedBehaviour {
  @Test func `GT-021 a modifier writes the environment, which is read where a leaf is rendered`()
    throws
  {
    let device = showing { Reds() }
    expect(device.console, is: ["Middle", "Leaf red"])
    try expect(device.lines(afterTapping: "blue"), is: ["Leaf blue"])
  }

  @Test func `GT-075 a tracked property runs its readers, an ignored one nobody`() throws {
    for isState in [false, true] {
      let tracked = showing { Owners(isState: isState, changing: \.t1) }
      expect(tracked.count(.bodyEvaluations, of: isState ? "StateOwner" : "LetOwner"), is: 2)
      expect(tracked.count(.bodyEvaluations, of: "Sub"), is: 3)
      let ignored = showing { Owners(isState: isState, changing: \.t2) }
      expect(ignored.count(.bodyEvaluations, of: isState ? "StateOwner" : "LetOwner"), is: 1)
      expect(ignored.count(.bodyEvaluations, of: "Sub"), is: 2)
    }
  }

  @Test func `GT-079 the inner onAppear runs before the outer one, and its write is visible`() {
    let device = showing { InnerFirst() }
    expect(device.console, is: ["inner", "outer sees 1"])
  }

  @Test func `GT-097 a State read only through its binding runs the reader alone`() throws {
    let device = showing { ThroughState() }
    expect(device.console, is: ["mainView", "subView"])
    try expect(device.lines(afterTapping: "set"), is: ["subView"])
    try expect(device.lines(afterTapping: "set"), is: ["subView"])
  }

  @Test func `GT-097 with an ObservedObject the parent runs, too`() throws {
    let device = showing { ThroughObject() }
    expect(device.console, is: ["mainView", "subView"])
    try expect(device.lines(afterTapping: "set"), is: ["mainView", "subView"])
    try expect(device.lines(afterTapping: "set"), is: ["mainView", "subView"])
  }

  // Sheets are not there yet: what the two presenters log is tested without the sheet.
  @Test func `GT-116 the binding of a State makes no dependency, that of an observable model does`()
    throws
  {
    let model = showing { Presenters.ContentModel() }
    _ = try model.lines(afterTapping: "increase")
    _ = try model.lines(afterTapping: "show")
    expect(
      model.console,
      is: [
        "Presenters.ContentModel: @self, @identity, _sheetShown, _counter changed.",
        "Presenters.ContentModel: _counter changed.",
        "Presenters.Sheet: @self changed.",
      ])
    let view = showing { Presenters.ContentView() }
    _ = try view.lines(afterTapping: "increase")
    _ = try view.lines(afterTapping: "show")
    expect(
      view.console,
      is: [
        "Presenters.ContentView: @self, @identity, _vm changed.",
        "Presenters.ContentView: @dependencies changed.",
        "Presenters.ContentView: @dependencies changed.",
        "Presenters.Sheet: @self changed.",
      ])
    expect(view.screenText, is: ["sheet"])
  }

  @Test func `GT-116 a body called directly reports no change`() {
    let device = showing { ByHand() }
    expect(device.console.last, is: "ByHand.Plain: unchanged.")
  }

  @Test func `GT-117 the initial value of a State is made by each value, or once when lazy`() throws
  {
    for (system, extra) in [(SimulatedSystem.iOS26, 1), (.iOS27, 0)] {
      let device = showing(on: system) { Tints() }
      expect(device.console, is: ["CounterViewModel initialized"])
      for _ in 0..<3 {
        try expect(device.lines(afterTapping: "tint").count, is: extra)
      }
    }
  }

  @Test func `GT-126 an ObservableObject fans out to all that hold it`() throws {
    let device = showing(on: .iOS26) { Fans.SampleObservedObjectDiffView() }
    for _ in 0..<2 {
      try expect(
        device.lines(afterTapping: "tap"),
        is: [
          "Fans.SampleObservedObjectDiffView: _viewModel changed.",
          "Fans.ObservedLightView: _viewModel changed.",
          "Fans.ObservedSubButton: _viewModel changed.",
        ])
    }
  }

  @Test func `GT-130 of an observable model only the reader of the property runs`() throws {
    let device = showing(on: .iOS26) { Lights.Parent() }
    try expect(
      device.lines(afterTapping: "tap"),
      is: [
        #"Lights.ObservableMacroLightView: \Model.isOn changed."#
      ])
  }

  @Test func `GT-133 observation follows what a body reads, through any depth`() throws {
    let device = showing { Depths() }
    expect(device.console, is: ["Root", "A", "B", "Nested"])
    try expect(device.lines(afterTapping: "set b"), is: ["B"])
    try expect(device.lines(afterTapping: "set inner"), is: ["Nested"])
    try expect(device.lines(afterTapping: "replace"), is: ["Nested"])
    try expect(device.lines(afterTapping: "set inner"), is: ["Nested"])
    try expect(device.lines(afterTapping: "action only"), is: [])
  }

  @Test func `GT-133 with an ObservableObject root and reader run`() throws {
    let device = showing { ObjectDepths() }
    expect(device.console, is: ["Root", "A", "B"])
    try expect(device.lines(afterTapping: "set b"), is: ["Root", "B"])
    try expect(device.lines(afterTapping: "set nested"), is: [])
  }

  @Test
  func `GT-133 an object with both observation protocols is observed as its wrapper specifies`()
    throws
  {
    let device = showing { Doubles() }
    _ = try device.lines(afterTapping: "unread")
    expect(device.count(.bodyEvaluations, of: "ByState"), is: 1)
    expect(device.count(.bodyEvaluations, of: "ByObject"), is: 2)
  }

  @Test func `GT-135 another environment key checks the reader and does not run it`() throws {
    let device = showing { Keys() }
    expect(device.console, is: ["one 0", "two 0"])
    try expect(device.lines(afterTapping: "add one"), is: ["one 1"])
    try expect(device.lines(afterTapping: "add two"), is: ["two 1"])
  }

  @Test func `GT-138 a view value comes first, then update of its properties, then body`() throws {
    let device = showing { Dogs() }
    expect(device.console, is: ["update 0", "ScalableDogImage 0"])
    try expect(device.lines(afterTapping: "zoom"), is: ["update 1", "ScalableDogImage 1"])
  }

  @Test func `GT-138 a view that takes the whole value runs for any field of it`() throws {
    let device = showing { DogInputs() }
    try expect(device.lines(afterTapping: "rename"), is: ["DogInputs.Whole: @self changed."])
    try expect(
      device.lines(afterTapping: "picture"),
      is: [
        "DogInputs.Whole: @self changed.", "DogInputs.Narrow: @self changed.",
      ])
  }

  @Test func `GT-148 who makes an environment object without observing it is not run`() throws {
    let device = showing { Creator() }
    expect(device.console, is: ["Creator", "Reader 0"])
    try expect(device.lines(afterTapping: "add"), is: ["Reader 1"])
  }
}
