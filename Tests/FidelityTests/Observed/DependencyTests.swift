// Who runs again: observed properties, objects as a whole, environment keys, bindings.

import SimDevice
import SwiftUI
import Testing

extension ObservedBehaviour {
  @Test func `GT-021 a modifier writes the environment, which is read where a leaf is rendered`()
    throws
  {
    let device = showing { Reds() }
    #expect(device.console == ["Middle", "Leaf red"])
    #expect(try device.lines(afterTapping: "blue") == ["Leaf blue"])
  }

  @Test func `GT-075 a tracked property runs its readers, an ignored one nobody`() throws {
    for isState in [false, true] {
      let tracked = showing { Owners(isState: isState, changing: \.t1) }
      #expect(tracked.count(.bodyEvaluations, of: isState ? "StateOwner" : "LetOwner") == 2)
      #expect(tracked.count(.bodyEvaluations, of: "Sub") == 3)
      let ignored = showing { Owners(isState: isState, changing: \.t2) }
      #expect(ignored.count(.bodyEvaluations, of: isState ? "StateOwner" : "LetOwner") == 1)
      #expect(ignored.count(.bodyEvaluations, of: "Sub") == 2)
    }
  }

  @Test func `GT-079 the inner onAppear runs before the outer one, and its write is visible`() {
    let device = showing { InnerFirst() }
    #expect(device.console == ["inner", "outer sees 1"])
  }

  @Test func `GT-097 a State read only through its binding runs the reader alone`() throws {
    let device = showing { ThroughState() }
    #expect(device.console == ["mainView", "subView"])
    #expect(try device.lines(afterTapping: "set") == ["subView"])
    #expect(try device.lines(afterTapping: "set") == ["subView"])
  }

  @Test func `GT-097 with an ObservedObject the parent runs, too`() throws {
    let device = showing { ThroughObject() }
    #expect(device.console == ["mainView", "subView"])
    #expect(try device.lines(afterTapping: "set") == ["mainView", "subView"])
    #expect(try device.lines(afterTapping: "set") == ["mainView", "subView"])
  }

  // Sheets are not there yet: what the two presenters log is tested without the sheet.
  @Test func `GT-116 the binding of a State makes no dependency, that of an observable model does`()
    throws
  {
    let model = showing { Presenters.ContentModel() }
    _ = try model.lines(afterTapping: "increase")
    _ = try model.lines(afterTapping: "show")
    #expect(
      model.console == [
        "Presenters.ContentModel: @self, @identity, _sheetShown, _counter changed.",
        "Presenters.ContentModel: _counter changed.",
        "Presenters.Sheet: @self changed.",
      ])
    let view = showing { Presenters.ContentView() }
    _ = try view.lines(afterTapping: "increase")
    _ = try view.lines(afterTapping: "show")
    #expect(
      view.console == [
        "Presenters.ContentView: @self, @identity, _vm changed.",
        "Presenters.ContentView: @dependencies changed.",
        "Presenters.ContentView: @dependencies changed.",
        "Presenters.Sheet: @self changed.",
      ])
    #expect(view.screenText == ["sheet"])
  }

  @Test func `GT-116 a body that is called by hand says that nothing changed`() {
    let device = showing { ByHand() }
    #expect(device.console.last == "ByHand.Plain: unchanged.")
  }

  @Test func `GT-117 the initial value of a State is made by each value, or once when lazy`() throws
  {
    for (system, extra) in [(SimulatedSystem.iOS26, 1), (.iOS27, 0)] {
      let device = showing(on: system) { Tints() }
      #expect(device.console == ["CounterViewModel initialized"])
      for _ in 0..<3 {
        #expect(try device.lines(afterTapping: "tint").count == extra)
      }
    }
  }

  @Test func `GT-126 an ObservableObject fans out to all that hold it`() throws {
    let device = showing(on: .iOS26) { Fans.SampleObservedObjectDiffView() }
    for _ in 0..<2 {
      #expect(
        try device.lines(afterTapping: "tap") == [
          "Fans.SampleObservedObjectDiffView: _viewModel changed.",
          "Fans.ObservedLightView: _viewModel changed.",
          "Fans.ObservedSubButton: _viewModel changed.",
        ])
    }
  }

  @Test func `GT-130 of an observable model only the reader of the property runs`() throws {
    let device = showing(on: .iOS26) { Lights.Parent() }
    #expect(
      try device.lines(afterTapping: "tap") == [
        #"Lights.ObservableMacroLightView: \Model.isOn changed."#
      ])
  }

  @Test func `GT-133 observation follows what a body reads, through any depth`() throws {
    let device = showing { Depths() }
    #expect(device.console == ["Root", "A", "B", "Nested"])
    #expect(try device.lines(afterTapping: "set b") == ["B"])
    #expect(try device.lines(afterTapping: "set inner") == ["Nested"])
    #expect(try device.lines(afterTapping: "replace") == ["Nested"])
    #expect(try device.lines(afterTapping: "set inner") == ["Nested"])
    #expect(try device.lines(afterTapping: "action only") == [])
  }

  @Test func `GT-133 with an ObservableObject root and reader run`() throws {
    let device = showing { ObjectDepths() }
    #expect(device.console == ["Root", "A", "B"])
    #expect(try device.lines(afterTapping: "set b") == ["Root", "B"])
    #expect(try device.lines(afterTapping: "set nested") == [])
  }

  @Test func `GT-133 a doubly conforming class is followed as its wrapper says`() throws {
    let device = showing { Doubles() }
    _ = try device.lines(afterTapping: "unread")
    #expect(device.count(.bodyEvaluations, of: "ByState") == 1)
    #expect(device.count(.bodyEvaluations, of: "ByObject") == 2)
  }

  @Test func `GT-135 another environment key checks the reader and does not run it`() throws {
    let device = showing { Keys() }
    #expect(device.console == ["one 0", "two 0"])
    #expect(try device.lines(afterTapping: "add one") == ["one 1"])
    #expect(try device.lines(afterTapping: "add two") == ["two 1"])
  }

  @Test func `GT-138 a view value comes first, then update of its properties, then body`() throws {
    let device = showing { Dogs() }
    #expect(device.console == ["update 0", "ScalableDogImage 0"])
    #expect(try device.lines(afterTapping: "zoom") == ["update 1", "ScalableDogImage 1"])
  }

  @Test func `GT-138 a view that takes the whole value runs for any field of it`() throws {
    let device = showing { DogInputs() }
    #expect(
      try device.lines(afterTapping: "rename") == ["DogInputs.Whole: @self changed."])
    #expect(
      try device.lines(afterTapping: "picture") == [
        "DogInputs.Whole: @self changed.", "DogInputs.Narrow: @self changed.",
      ])
  }

  @Test func `GT-148 who makes an environment object without observing it is not run`() throws {
    let device = showing { Creator() }
    #expect(device.console == ["Creator", "Reader 0"])
    #expect(try device.lines(afterTapping: "add") == ["Reader 1"])
  }
}
