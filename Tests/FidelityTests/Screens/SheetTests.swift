// Sheets, covers, alerts and dialogs.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  @Test func `GT-144 a swipe moves the sheet first, everything else the state`() throws {
    let device = showing(on: .iOS16) { SheetDemo() }
    try expect(
      device.lines(afterTapping: "show"), is: ["shown true", "content made", "sheet appears"])
    try device.dismissSheet()
    device.advance(by: .milliseconds(300))
    expect(device.console.last, is: "sheet appears")
    device.settle()
    expect(device.console.suffix(3), is: ["shown false", "sheet disappears", "onDismiss"])
    for button in ["dismiss", "set false"] {
      _ = try device.lines(afterTapping: "show")
      try device.tap(button)
      device.advance(by: .milliseconds(200))
      expect(device.console.last, is: "shown false")
      expect(device.log { device.settle() }, is: ["sheet disappears", "onDismiss"])
    }
  }

  @Test func `a sheet leaves the screen below as it is, but out of reach`() throws {
    let device = showing(on: .iOS16) { SheetDemo() }
    _ = try device.lines(afterTapping: "show")
    expect(device.screenText, is: ["sheet", "dismiss", "set false"])
    #expect(
      throws: DeviceError.labelNotOnScreen("show", known: ["sheet", "dismiss", "set false"])
    ) {
      try device.tap("show")
    }
    #expect(!device.console.contains("base disappears"))
  }

  @Test func `a sheet that is shown again begins with new state`() throws {
    let device = showing(on: .iOS16) { CounterSheet() }
    _ = try device.lines(afterTapping: "show")
    _ = try device.lines(afterTapping: "count 0")
    expect(device.screenText, is: ["count 1", "outer 0"])
    _ = try device.linesOfSwipingDown()
    _ = try device.lines(afterTapping: "show")
    expect(device.screenText, is: ["count 0", "outer 0"])
  }

  @Test func `a sheet follows what its content reads`() throws {
    let device = showing(on: .iOS16) { CounterSheet() }
    _ = try device.lines(afterTapping: "show")
    try expect(device.lines(afterTapping: "outer 0"), is: [])
    expect(device.screenText, is: ["count 0", "outer 1"])
  }

  @Test func `an item makes the sheet; another item makes another sheet`() throws {
    let device = showing(on: .iOS16) { ItemSheet() }
    try expect(device.lines(afterTapping: "first"), is: ["item 1 appears"])
    try expect(device.lines(afterTapping: "other"), is: ["item 1 disappears", "item 2 appears"])
    try expect(device.linesOfSwipingDown(), is: ["item 2 disappears"])
    expect(device.screenText.last, is: "none")
  }

  /// The case studies of covers and sheets by item in ryansobol/swiftui-view-lifecycle, on iOS 26.
  @Test func `a cover whose item becomes another stays with its state since iOS 26`() throws {
    let device = showing(on: .iOS26) { ItemCover() }
    expect(device.console, is: ["presenter appears"])
    _ = try device.lines(afterTapping: "present")
    expect(device.screenText, is: ["cover 1", "0", "next"])
    _ = try device.lines(afterTapping: "0")
    try expect(
      device.lines(afterTapping: "next"), is: ["cover disappears", "cover 2 appears", "task 2"])
    expect(device.screenText, is: ["cover 2", "1", "next"])

    let older = showing(on: .iOS18) { ItemCover() }
    _ = try older.lines(afterTapping: "present")
    _ = try older.lines(afterTapping: "0")
    _ = try older.lines(afterTapping: "next")
    expect(older.screenText, is: ["cover 2", "0", "next"])
  }

  @Test func `a sheet has its own stack, which its dismiss leaves`() throws {
    let device = showing(on: .iOS16) { StackSheet() }
    _ = try device.lines(afterTapping: "show")
    expect(device.screenText, is: ["In a sheet", "dismiss true", "mode true", "push"])
    _ = try device.lines(afterTapping: "push")
    _ = try device.lines(afterTapping: "dismiss true")
    expect(device.screenText, is: ["In a sheet", "dismiss true", "mode true", "push"])
    _ = try device.lines(afterTapping: "dismiss true")
    expect(device.screenText, is: ["show"])
  }

  @Test func `one screen presents one sheet; the next one waits`() throws {
    let device = showing(on: .iOS16) { NestedSheets() }
    _ = try device.lines(afterTapping: "second")
    expect(device.diagnostics.count, is: 1)
    #expect(device.diagnostics[0].hasPrefix("Currently, only presenting a single sheet"))
    expect(device.screenText, is: ["outer sheet", "inner"])
    _ = try device.linesOfSwipingDown()
    expect(device.screenText, is: ["second sheet"])
  }

  @Test func `a view with another id shows its own sheet when that of the one before has gone`()
    throws
  {
    let device = showing { RenewedSheet() }
    _ = try device.lines(afterTapping: "renew")
    expect(device.screenText, is: ["sheet of 0", "renew"])
    try expect(device.lines(afterTapping: "renew"), is: ["sheet 0 disappears", "sheet 1 appears"])
    expect(device.screenText, is: ["sheet of 1", "renew"])
    expect(device.diagnostics, is: [])
  }

  @Test func `a sheet with disabled interactive dismissal is reported by the swipe`() throws {
    let device = showing(on: .iOS16) { HeldSheet() }
    #expect(throws: DeviceError.noSheet) { try device.dismissSheet() }
    _ = try device.lines(afterTapping: "show")
    #expect(throws: DeviceError.sheetStays) { try device.dismissSheet() }
    expect(device.heightOfColor, is: (844 - 47 - 34 - 10) / 2)
  }

  @Test func `sizes below a cover are laid out for their observers`() throws {
    let device = showing { SizeBelowCover() }
    expect(device.console, is: ["width 100"])
    _ = try device.lines(afterTapping: "cover")
    try expect(device.lines(afterTapping: "widen"), is: ["width 101"])
    try expect(device.lines(afterTapping: "close"), is: [])
  }

  @Test func `a view that goes takes its sheet with it`() throws {
    let device = showing(on: .iOS16) { GoingSheet() }
    _ = try device.lines(afterTapping: "show")
    try expect(device.lines(afterTapping: "remove base"), is: ["sheet disappears"])
    expect(device.screenText, is: ["nothing"])
  }

  @Test func `a button of an alert acts, then the alert goes`() throws {
    let device = showing(on: .iOS16) { AlertDemo() }
    for (button, texts) in [
      ("delete", ["Delete?", "Cannot be undone", "Delete", "Keep"]),
      ("plain", ["Plain", "OK"]), ("old", ["Old", "No", "Yes"]),
      ("choose", ["Red", "Green", "Cancel"]), ("item", ["Item 3", "OK"]),
    ] {
      _ = try device.lines(afterTapping: button)
      expect(device.screenText, is: texts)
      #expect(throws: DeviceError.noSheet) { try device.dismissSheet() }
      _ = try device.lines(afterTapping: try #require(texts.last))
      expect(device.screenText.last, is: "rest")
    }
    _ = try device.lines(afterTapping: "delete")
    try expect(device.lines(afterTapping: "Delete"), is: ["deleted", "isShown false"])
    _ = try device.lines(afterTapping: "choose")
    try expect(device.lines(afterTapping: "Green"), is: ["green"])
  }
}
