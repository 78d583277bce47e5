// TabView: which tabs exist, who is told what, and what goes on in a tab that is not on screen.

import SimDevice
import SwiftUI
import Testing

extension Screens {
  @Test func `GT-113 the second tab appears at launch on iOS 17, when it is selected on iOS 18`()
    throws
  {
    let seventeen = showing(on: .iOS17) { TwoTabs() }
    #expect(
      seventeen.console == [
        "state of first", "state of second", "first appears", "second appears",
      ])
    let eighteen = showing(on: .iOS18) { TwoTabs() }
    #expect(eighteen.console == ["state of first", "first appears"])
    #expect(
      try eighteen.lines(afterSelecting: "Second") == [
        "state of second", "second appears", "first disappears",
      ])
    #expect(
      try eighteen.lines(afterSelecting: "First") == ["first appears", "second disappears"])
  }

  @Test(arguments: [SimulatedSystem.iOS14, .iOS15, .iOS16])
  func `GT-113 before iOS 17 the state of all tabs is made and only the selected one appears`(
    on system: SimulatedSystem
  ) {
    let device = showing(on: system) { TwoTabs() }
    #expect(device.console == ["state of first", "state of second", "first appears"])
  }

  @Test func `GT-113 a covered screen disappears and keeps its state, a removed one loses it`()
    throws
  {
    let device = showing(on: .iOS17) { CoverDemo() }
    #expect(device.console == ["state of base", "base appears"])
    #expect(
      try device.lines(afterTapping: "cover") == [
        "state of cover", "cover appears", "base disappears",
      ])
    #expect(try device.lines(afterTapping: "close") == ["base appears", "cover disappears"])
    #expect(try device.lines(afterTapping: "cover").first == "state of cover")
  }

  @Test func `GT-145 a task runs again when its tab is selected again`() throws {
    let device = showing(on: .iOS16) { TaskTabs() }
    #expect(device.console == ["task begins"])
    #expect(try device.lines(afterSelecting: "Other") == ["task cancelled"])
    #expect(try device.lines(afterSelecting: "Task") == ["task begins"])
  }

  @Test func `GT-146 a tab that is not on screen keeps receiving`() throws {
    let device = showing(on: .iOS16) { ReceivingTabs() }
    _ = try device.lines(afterSelecting: "Sender")
    #expect(try device.lines(afterTapping: "send") == ["received"])
    _ = try device.lines(afterSelecting: "Receiver")
    #expect(device.screenText.first == "1 received")
  }

  @Test func `a selection moves with the state, and the state with the user`() throws {
    let device = showing(on: .iOS16) { SelectedTabs() }
    #expect(device.screenText == ["second tab", "next", "First", "Second", "Third"])
    #expect(try device.lines(afterSelecting: "First") == ["selection one"])
    #expect(device.screenText.first == "first tab")
    #expect(try device.lines(afterTapping: "next") == ["selection two"])
    #expect(device.screenText.first == "second tab")
    try device.tap("Third")
    device.settle()
    #expect(device.screenText.first == "third tab")
  }

  @Test func `tabs written as Tab, in a ForEach and behind a condition are tabs`() throws {
    let device = showing(on: .iOS18) { ModernTabs() }
    #expect(device.screenText == ["home", "more", "Home", "Item 1", "Item 2"])
    _ = try device.lines(afterSelecting: "Item 2")
    #expect(device.screenText.first == "content 2")
    _ = try device.lines(afterSelecting: "Home")
    _ = try device.lines(afterTapping: "more")
    #expect(device.screenText.suffix(4) == ["Home", "Item 1", "Item 2", "Extra"])
    _ = try device.lines(afterSelecting: "Extra")
    #expect(device.screenText.first == "extra")
    #expect(throws: DeviceError.noTab("Sky", known: ["Home", "Item 1", "Item 2", "Extra"])) {
      try device.selectTab("Sky")
    }
  }

  @Test func `a stack in a tab is hidden with its tab and comes back as it was`() throws {
    let device = showing(on: .iOS16) { StackTabs() }
    #expect(
      try device.lines(afterTapping: "push") == ["pushed appears", "root disappears"])
    #expect(
      try device.lines(afterSelecting: "Other") == ["other appears", "pushed disappears"])
    #expect(throws: DeviceError.cannotGoBack) { try device.goBack() }
    #expect(
      try device.lines(afterSelecting: "Stack") == ["pushed appears", "other disappears"])
    #expect(try device.linesOfGoingBack() == ["root appears", "pushed disappears"])
  }

  @Test func `rows of a list disappear with their tab and are not made anew`() throws {
    let device = showing(on: .iOS16) { ListTabs() }
    #expect(device.console == ["row 0 appears", "row 1 appears"])
    #expect(
      try device.lines(afterSelecting: "Other") == ["row 0 disappears", "row 1 disappears"])
    #expect(try device.lines(afterSelecting: "List") == ["row 0 appears", "row 1 appears"])
    #expect(device.count(.bodyEvaluations, of: "TabRow") == 2)
  }

  @Test func `the tab bar takes its height from the tabs, pages have none`() throws {
    let area = 844 - 47 - 34
    let tabs = showing(on: .iOS16) { MeasuredTabs(isPaged: false) }
    #expect(tabs.heightOfColor == area - 49)
    #expect(tabs.screenText == ["Tab"])
    let pages = showing(on: .iOS16) { MeasuredTabs(isPaged: true) }
    #expect(pages.heightOfColor == area)
    #expect(pages.screenText == [])
  }
}
