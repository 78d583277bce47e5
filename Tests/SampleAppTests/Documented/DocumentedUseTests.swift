// Sentences of the public documentation about what apps present, select and bind most: what is shown, what is written back,
// and in which order closures are called.

import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedUseTests {
  @Test func `another item dismisses the sheet of the first, and presents it anew`() throws {
    let device = launched { Used.ItemSheet() }
    try device.tap("Show a")
    device.settle()
    #expect(device.screenText.contains("sheet a"))
    try device.tap("Next")
    device.settle()
    #expect(device.screenText.contains("sheet b"))
    try device.dismissSheet()
    device.settle()
    #expect(
      device.console == ["dismissed nil"] || device.console == ["dismissed b", "dismissed nil"])
    expect(device.screenText, is: ["Show a", "item nil"])
  }

  @Test func `a destination for an item is pushed while there is one, and back takes it away`()
    throws
  {
    let device = launched { Used.ItemDestination() }
    try device.tap("Open")
    device.settle()
    #expect(device.screenText.contains("detail b"))
    try device.goBack()
    device.settle()
    #expect(device.screenText.contains("chosen nil"))
  }

  @Test func `a path has what was pushed, and who empties it is back at the root`() throws {
    let device = launched { Used.Paths() }
    try device.tap("deep")
    device.settle()
    #expect(device.screenText.contains("word x"))
    try device.goBack()
    device.settle()
    #expect(device.screenText.contains("number 1"))
    try device.tap("root")
    device.settle()
    #expect(device.screenText.contains("0 on the path"))
  }

  @Test func `openURL calls the app's handler first, which may pass the address on`() throws {
    let device = launched { Used.Links() }
    for label in ["handled", "discarded", "system"] {
      try device.tap(label)
      device.settle()
    }
    expect(device.console.filter { $0.hasPrefix("asked") }.count, is: 3)
    #expect(
      device.console.contains { $0.contains("https://a.example/system") && !$0.hasPrefix("asked") })
    #expect(!device.console.contains { $0.contains("handled") && !$0.hasPrefix("asked") })
  }

  @Test func `a stored value has its default until it is written, and all who read the key see it`()
    throws
  {
    let device = launched { Used.Stored() }
    expect(device.screenText, is: ["More", "3", "3 again"])
    try device.tap("More")
    device.settle()
    expect(device.screenText, is: ["More", "4", "4 again"])
  }

  @Test func `a field of a number writes while it is typed, as long as what stands there is one`()
    throws
  {
    let device = launched { Used.Numbers() }
    #expect(device.screenText.contains("0 kept"))
    try device.type("12", into: "Amount")
    device.settle()
    #expect(device.screenText.contains("12 kept"))
    try device.type("x")
    device.settle()
    #expect(device.screenText.contains("12 kept"))
  }

  @Test func `the focus follows the state, and nil removes it`() throws {
    let device = launched { Used.Focused() }
    #expect(device.screenText.contains("focus nil"))
    try device.tap("to name")
    device.settle()
    #expect(device.screenText.contains("focus name"))
    try device.type("ada")
    try device.submit()
    device.settle()
    #expect(device.screenText.contains("focus mail"))
    try device.tap("nowhere")
    device.settle()
    #expect(device.screenText.contains("focus nil"))
  }

  @Test func `submissions go to all who wait around the field, unless a scope keeps them`() throws {
    let device = launched { Used.Submits() }
    try device.type("x", into: "Open")
    device.settle()
    try device.submit()
    device.settle()
    try device.type("y", into: "Kept")
    device.settle()
    try device.submit()
    device.settle()
    expect(device.console, is: ["inner", "outer", "kept"])
  }

  @Test
  func
    `an adaptive grid has as many columns as fit, a fixed one its width, a flexible one the rest`()
  {
    let device = launched { Used.Grids() }
    // 200 points hold three columns of at least 60 with 8 between; 50 fixed and 8 leave 142 to the flexible one.
    expect(device.console.sorted(), is: ["adaptive 61.3", "fixed 50.0", "flexible 142.0"])
  }

  @Test
  func
    `a reader of the size takes all that it is offered, and lays its content at the top leading corner`()
  {
    let device = launched { Used.Readers() }
    expect(device.console.sorted(), is: ["content 0 0", "reader 200 100"])
  }

  @Test func `of views the first that fits is shown, and the last where none does`() {
    let device = launched {
      ViewThatFits(in: .horizontal) {
        Text("a long line that does not fit at all").fixedSize()
        Text("short").fixedSize()
      }
      .frame(width: 100)
      ViewThatFits {
        Color.red.frame(width: 300, height: 300).accessibilityLabel("large")
        Text("last").frame(width: 200)
      }
      .frame(width: 50, height: 50)
    }
    expect(device.screenText, is: ["short", "last"])
  }

  @Test func `tasks of another id begin anew, and the one before is cancelled`() throws {
    let device = launched { Used.Tasks() }
    try device.tap("next")
    device.advance(by: .seconds(2))
    device.settle()
    expect(device.console, is: ["begin 0", "cancelled 0", "begin 1", "end 1"])
  }

  @Test func `a dynamic list calls its delete and move closures`() throws {
    let device = launched { Used.Edited() }
    try device.swipeToDelete("b")
    device.settle()
    #expect(device.screenText.contains("a c"))
  }

  @Test func `a search is bound, is on while it is typed, and cancelling empties it`() throws {
    let device = launched { Used.Searched() }
    #expect(device.screenText.contains("searching false"))
    try device.type("an", into: "Search")
    device.settle()
    #expect(device.screenText.contains("searching true") && device.screenText.contains("banana"))
    #expect(!device.screenText.contains("cherry"))
    try device.tap("Cancel")
    device.settle()
    #expect(device.screenText.contains("searching false") && device.screenText.contains("cherry"))
  }

  @Test func `a button of a dialog dismisses it after its action, and the role of cancel is last`()
    throws
  {
    let device = launched { Used.Dialogs() }
    try device.tap("Ask")
    device.settle()
    #expect(
      device.screenText.suffix(2) == ["Delete", "Cancel"] || device.screenText.contains("Delete"))
    try device.tap("Delete")
    device.settle()
    expect(device.console, is: ["deleted, shown true"])
    expect(device.screenText, is: ["Ask"])
  }

  @Test func `a tab selected by the user is written, and its value selects it`() throws {
    let device = launched { Used.Tabs() }
    #expect(device.screenText.contains("at home"))
    try device.selectTab("Settings")
    device.settle()
    #expect(device.screenText.contains("at settings") && device.console == ["settings"])
    try device.tap("go home")
    device.settle()
    #expect(device.screenText.contains("at home"))
  }
}
