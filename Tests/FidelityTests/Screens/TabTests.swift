// TabView: which tabs exist, who is told what, and what goes on in a tab that is not on screen.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  @Test func `GT-113 the second tab appears at launch on iOS 17, when it is selected on iOS 18`()
    throws
  {
    let seventeen = showing(on: .iOS17) { TwoTabs() }
    expect(
      seventeen.console,
      is: [
        "state of first", "state of second", "first appears", "second appears",
      ])
    let eighteen = showing(on: .iOS18) { TwoTabs() }
    expect(eighteen.console, is: ["state of first", "first appears"])
    try expect(
      eighteen.lines(afterSelecting: "Second"),
      is: [
        "state of second", "second appears", "first disappears",
      ])
    try expect(eighteen.lines(afterSelecting: "First"), is: ["first appears", "second disappears"])
  }

  @Test(arguments: [SimulatedSystem.iOS14, .iOS15, .iOS16])
  func `GT-113 before iOS 17 the state of all tabs is made and only the selected one appears`(
    on system: SimulatedSystem
  ) {
    let device = showing(on: system) { TwoTabs() }
    expect(device.console, is: ["state of first", "state of second", "first appears"])
  }

  @Test func `GT-113 a covered screen disappears and keeps its state, a removed one loses it`()
    throws
  {
    let device = showing(on: .iOS17) { CoverDemo() }
    expect(device.console, is: ["state of base", "base appears"])
    try expect(
      device.lines(afterTapping: "cover"),
      is: [
        "state of cover", "cover appears", "base disappears",
      ])
    try expect(device.lines(afterTapping: "close"), is: ["base appears", "cover disappears"])
    try expect(device.lines(afterTapping: "cover").first, is: "state of cover")
  }

  @Test func `GT-145 a task runs again when its tab is selected again`() throws {
    let device = showing(on: .iOS16) { TaskTabs() }
    expect(device.console, is: ["task begins"])
    try expect(device.lines(afterSelecting: "Other"), is: ["task cancelled"])
    try expect(device.lines(afterSelecting: "Task"), is: ["task begins"])
  }

  @Test func `GT-146 a tab that is not on screen keeps receiving`() throws {
    let device = showing(on: .iOS16) { ReceivingTabs() }
    _ = try device.lines(afterSelecting: "Sender")
    try expect(device.lines(afterTapping: "send"), is: ["received"])
    _ = try device.lines(afterSelecting: "Receiver")
    expect(device.screenText.first, is: "1 received")
  }

  @Test func `a selection moves with the state, and the state with the user`() throws {
    let device = showing(on: .iOS16) { SelectedTabs() }
    expect(device.screenText, is: ["second tab", "next", "First", "Second", "Third"])
    try expect(device.lines(afterSelecting: "First"), is: ["selection one"])
    expect(device.screenText.first, is: "first tab")
    try expect(device.lines(afterTapping: "next"), is: ["selection two"])
    expect(device.screenText.first, is: "second tab")
    try device.tap("Third")
    device.settle()
    expect(device.screenText.first, is: "third tab")
  }

  @Test func `tabs written as Tab, in a ForEach and behind a condition are tabs`() throws {
    let device = showing(on: .iOS18) { ModernTabs() }
    expect(device.screenText, is: ["home", "more", "Home", "Item 1", "Item 2"])
    _ = try device.lines(afterSelecting: "Item 2")
    expect(device.screenText.first, is: "content 2")
    _ = try device.lines(afterSelecting: "Home")
    _ = try device.lines(afterTapping: "more")
    expect(device.screenText.suffix(4), is: ["Home", "Item 1", "Item 2", "Extra"])
    _ = try device.lines(afterSelecting: "Extra")
    expect(device.screenText.first, is: "extra")
    #expect(throws: DeviceError.noTab("Sky", known: ["Home", "Item 1", "Item 2", "Extra"])) {
      try device.selectTab("Sky")
    }
  }

  @Test func `a stack in a tab is hidden with its tab and comes back as it was`() throws {
    let device = showing(on: .iOS16) { StackTabs() }
    try expect(device.lines(afterTapping: "push"), is: ["pushed appears", "root disappears"])
    try expect(device.lines(afterSelecting: "Other"), is: ["other appears", "pushed disappears"])
    #expect(throws: DeviceError.cannotGoBack) { try device.goBack() }
    try expect(device.lines(afterSelecting: "Stack"), is: ["pushed appears", "other disappears"])
    try expect(device.linesOfGoingBack(), is: ["root appears", "pushed disappears"])
  }

  @Test func `rows of a list disappear with their tab and are not made anew`() throws {
    let device = showing(on: .iOS16) { ListTabs() }
    expect(device.console, is: ["row 0 appears", "row 1 appears"])
    try expect(device.lines(afterSelecting: "Other"), is: ["row 0 disappears", "row 1 disappears"])
    try expect(device.lines(afterSelecting: "List"), is: ["row 0 appears", "row 1 appears"])
    expect(device.count(.bodyEvaluations, of: "TabRow"), is: 2)
  }

  @Test func `the tab bar takes its height from the tabs, pages have none`() throws {
    let area = 844 - 47 - 34
    let tabs = showing(on: .iOS16) { MeasuredTabs(isPaged: false) }
    expect(tabs.heightOfColor, is: area - 49)
    expect(tabs.screenText, is: ["Tab"])
    let pages = showing(on: .iOS16) { MeasuredTabs(isPaged: true) }
    expect(pages.heightOfColor, is: area)
    expect(pages.screenText, is: [])
  }
}
