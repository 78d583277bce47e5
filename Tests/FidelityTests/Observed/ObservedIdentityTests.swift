// Identity: ids, switches, erased views, siblings without keys, opacity.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import ViewLifecycles

extension ObservedBehaviour {
  @Test func `GT-073 after a change of id the new view appears before the old one disappears`() {
    let device = showing { ToggledID() }
    device.closeWindow()
    expect(device.console.joined(), is: "AFATDTDT")
  }

  @Test func `GT-073 with the identity transition the old view disappears first`() {
    let device = showing { ToggledIDWithoutTransition() }
    device.closeWindow()
    expect(device.console.joined(), is: "AFDTATDT")
  }

  @Test func `GT-078 state written in onAppear is seen at once and shown in the same frame`() {
    let device = showing { WrittenOnAppear() }
    expect(device.console, is: ["body false", "after write true", "body true"])
    expect(device.diagnostics, is: [])
  }

  @Test func `GT-119 a ForEach over a range keeps its first data, and warns of another count`()
    throws
  {
    let device = showing { ConstantRange() }
    _ = try device.lines(afterTapping: "append")
    expect(device.screenText, is: ["append", "0", "1", "2", "3", "4"])
    expect(
      device.diagnostics,
      is: [
        "ForEach<Range<Int>, Int, Text> count (6) != its initial count (5). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
          + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
      ])
  }

  @Test func `GT-121 of the values assigned to a wrapper in init only the first counts`() throws {
    let device = showing { InitialValues() }
    #expect(device.screenText.contains("number 0"))
    _ = try device.lines(afterTapping: "raise 0")
    #expect(device.screenText.contains("number 0"))
  }

  @Test func `GT-121 the binding of a State outside a view is constant, with the message`() {
    let device = showing { EarlyBinding() }
    expect(
      device.diagnostics,
      is: [
        "Accessing State's value outside of being installed on a View. This will result in a "
          + "constant Binding of the initial value and will not update."
      ])
  }

  @Test func `GT-083 another id resets a view as another branch would`() throws {
    let device = showing { ExplicitIdentity() }
    let first = device.births()
    expect(device.console, is: ["monitor: onAppear"])
    let log = try device.lines(afterTapping: "next generation")
    expect(log.sorted(), is: ["monitor: onAppear", "monitor: onDisappear"])
    #expect(device.births() != first)
    let second = device.births()
    _ = try device.lines(afterTapping: "look again: 0")
    expect(device.births(), is: second)
  }

  @Test func `GT-083 a switch destroys its content and makes it anew at each change of case`()
    throws
  {
    let device = showing { Switch() }
    var births = device.births()
    for step in ["second", "third", "first"] {
      let log = try device.lines(afterTapping: "next")
      #expect(log.contains("\(step): onAppear"))
      expect(log.count, is: 2)
      births += device.births()
    }
    expect(births.count, is: 4)
    expect(Set(births).count, is: 4)
  }

  @Test func `GT-084 an opacity of zero is not disappearance`() throws {
    let device = showing { Opacity() }
    let birth = device.births()
    expect(device.console, is: ["monitor: onAppear"])
    try expect(device.lines(afterTapping: "fade"), is: [])
    expect(device.births(), is: [])
    try expect(device.lines(afterTapping: "fade"), is: [])
    expect(device.births(), is: birth)
  }

  @Test func `GT-087 two children whose opacity changes are made anew with each selection`() throws
  {
    let device = showing(on: .iOS15) { Selections() }
    expect(device.console, is: ["first init", "second init"])
    let log = try device.lines(afterTapping: "select")
    expect(log.filter { $0.hasSuffix(" init") }, is: ["first init", "second init"])
    expect(log.filter { $0.hasSuffix(" deinit") }, is: ["first deinit", "second deinit"])
  }

  @Test func `GT-087 the same children as tabs are made once and for all`() throws {
    let device = showing(on: .iOS15) { TabSelections() }
    expect(device.console, is: ["first init", "second init"])
    let log = try device.log {
      for tab in ["Second", "First", "Second"] {
        try device.selectTab(tab)
        device.settle()
      }
    }
    expect(log, is: [])
    expect(device.screenText.first, is: "second")
  }

  @Test func `GT-089 children of a ZStack appear though invisible, and never disappear`() throws {
    let device = showing(on: .iOS15) { Layers() }
    // The order of siblings is not graded.
    expect(device.console.sorted(), is: ["1 appear", "2 appear"])
    #expect(device.screenText.contains("1"))
    #expect(!device.screenText.contains("2"))
    try expect(device.lines(afterTapping: "select"), is: [])
    #expect(device.screenText.contains("2"))
  }

  @Test func `GT-109 of siblings without keys the data moves and the state stays`() throws {
    let device = showing { Users() }
    try device.tap("turn 0")
    device.settle()
    try device.tap("turn 1")
    device.settle()
    expect(states(of: device), is: ["user 0 on", "user 1 on", "user 2 off"])
    try device.tap("swap")
    device.settle()
    expect(states(of: device), is: ["user 2 on", "user 1 on", "user 0 off"])
  }

  private func states(of device: SimulatedDevice) -> [String] {
    device.screenText.filter { $0.hasPrefix("user") }
  }

  @Test func `GT-120 another type in an AnyView destroys the hierarchy, the same type keeps it`()
    throws
  {
    let device = showing { ErasedContent() }
    let first = device.births()
    _ = try device.lines(afterTapping: "same 0")
    expect(device.births(), is: first)
    #expect(try device.lines(afterTapping: "type").contains("monitor: onDisappear"))
    let second = device.births()
    expect(second.count, is: 1)
    #expect(second != first)
  }

  @Test func `GT-129 a fresh UUID as the id makes the child anew each time`() throws {
    let device = showing(on: .iOS26) { Fresh.SampleDiffView() }
    expect(
      device.console,
      is: [
        "Fresh.SampleDiffView: @self, @identity, _isOn changed.",
        "Fresh.ExtractSubView: @self changed.",
        "Fresh.StaticSubView: @self changed.",
      ])
    for _ in 0..<2 {
      try expect(
        device.lines(afterTapping: "tap"),
        is: [
          "Fresh.SampleDiffView: _isOn changed.", "Fresh.ExtractSubView: @self changed.",
        ])
    }
  }
}
