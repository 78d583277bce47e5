// What an app's modifier does with its content, wherever its body puts it: into rows, tabs, screens and sheets, which all have
// trees of their own. The content is one of several views where that is possible, and keeps its state while it changes.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension ModifiersSuite {
  @MainActor @Suite(.serialized) struct ModifierContentTests {
    @Test
    func `content of several views is as many rows, which take a new value when the content does`()
      throws
    {
      let device = showing { Changing(modifier: InList()) }
      expect(device.console, is: ["InList 0", "Pair 0"])
      expect(device.screenText, is: ["a 0", "b 0", "own 0", "change", "idle 0"])
      try expect(device.lines(afterTapping: "own 0"), is: ["InList 1"])
      try expect(device.lines(afterTapping: "change"), is: ["Pair 1"])
      try expect(device.lines(afterTapping: "b 0"), is: ["Pair 1"])
      try expect(device.lines(afterTapping: "idle 0"), is: [])
      try expect(device.lines(afterTapping: "change"), is: ["Pair 2"])
      expect(device.screenText, is: ["a 2", "b 1", "own 1", "change", "idle 1"])
    }

    @Test func `content in lazy stacks and grids is as many views`() throws {
      try expectPair(InLazy(), shows: ["a 0", "b 0", "x"], then: ["a 1", "b 1", "x"])
      try expectPair(InGrid(), shows: ["a 0", "b 0", "x"], then: ["a 1", "b 1", "x"])
    }

    @Test func `content in a container of a row is part of that row`() throws {
      let device = showing { Changing(modifier: InRow()) }
      expect(device.console, is: ["Pair 0", "Pair 0", "Pair 0"])
      try expect(device.lines(afterTapping: "change"), is: ["Pair 1", "Pair 1", "Pair 1"])
      expect(
        device.screenText, is: ["a 1", "b 0", "x", "a 1", "b 0", "a 1", "b 0", "change", "idle 0"])
    }

    @Test func `content in a section is rows of it, and its header`() throws {
      let device = showing { Changing(modifier: InForm()) }
      expect(device.console, is: ["Pair 0", "Pair 0"])
      try expect(device.lines(afterTapping: "change"), is: ["Pair 1", "Pair 1"])
      expect(device.screenText, is: ["a 1", "b 0", "a 1", "b 0", "change", "idle 0"])
    }

    @Test func `content that a row discloses is as many rows`() throws {
      let device = showing { Changing(modifier: InDisclosure()) }
      expect(device.console, is: [])
      try expect(device.lines(afterTapping: "more"), is: ["Pair 0"])
      try expect(device.lines(afterTapping: "change"), is: ["Pair 1"])
      expect(device.screenText, is: ["more", "a 1", "b 0", "change", "idle 0"])
    }

    @Test
    func
      `a row of the content that is scrolled away keeps its state, and has the new content when it is back`()
      throws
    {
      let device = showing { Long() }
      expect(device.console, is: ["One 0"])
      try expect(device.lines(afterTapping: "one 0: 0"), is: ["One 0"])
      try expect(device.lines(afterScrollingTo: 60), is: [])
      try expect(device.lines(afterTapping: "change"), is: [])
      try expect(device.lines(afterScrollingTo: 0), is: ["One 1"])
      #expect(device.screenText.first == "one 1: 1")
    }

    @Test func `content is the first screen of a navigation container`() throws {
      try expectPair(InStack(), shows: ["T", "a 0", "b 0"], then: ["T", "a 1", "b 1"])
      try expectPair(InStackAlone(), shows: ["a 0", "b 0"], then: ["a 1", "b 1"])
      try expectPair(InView(), shows: ["a 0", "b 0"], then: ["a 1", "b 1"])
      try expectPair(InSplit(), shows: ["a 0", "b 0"], then: ["a 1", "b 1"])
    }

    @Test func `content is an item of a bar`() throws {
      try expectPair(InBar(), shows: ["a 0", "b 0", "screen"], then: ["a 1", "b 1", "screen"])
    }

    @Test
    func
      `content is the label of a link and the screen that it leads to, with a state in each place`()
      throws
    {
      let device = showing { TextChanging(modifier: InLink()) }
      expect(device.screenText, is: ["text 0", "change"])
      _ = try device.lines(afterTapping: "change")
      expect(device.screenText, is: ["text 1", "change"])
      _ = try device.lines(afterTapping: "text 1")
      expect(device.screenText, is: ["text 1", "change"])
      try device.goBack()
    }

    @Test func `content that a link inside a stack leads to is made when the link is followed`()
      throws
    {
      let device = showing { NavigationStack { Pair(number: 0).modifier(BehindLink()) } }
      expect(device.screenText, is: ["go"])
      try expect(device.lines(afterTapping: "go"), is: ["Pair 0"])
      try expect(device.lines(afterTapping: "b 0"), is: ["Pair 0"])
      expect(device.screenText, is: ["a 0", "b 1"])
      expect(try device.linesOfGoingBack(), is: [])
      try expect(device.lines(afterTapping: "go"), is: ["Pair 0"])
      expect(device.screenText, is: ["a 0", "b 0"])
    }

    @Test func `content is a tab, or as many tabs as it is views`() throws {
      try expectPair(InTab(), shows: ["a 0", "b 0", "T", "U"], then: ["a 1", "b 1", "T", "U"])
      let device = showing { TabChanging() }
      expect(device.screenText, is: ["change", "X", "Y"])
      try expect(device.lines(afterTapping: "change"), is: ["Pair 1"])
      try expect(device.lines(afterSelecting: "Y"), is: [])
      expect(device.screenText, is: ["a 1", "b 0", "X", "Y"])
    }

    @Test func `content of a cover changes while it is shown`() throws {
      let device = showing { PresenterChanging(modifier: InCover()) }
      expect(device.console, is: ["presenter 0"])
      try expect(
        device.lines(afterTapping: "open"),
        is: ["Pair 0", "presenter 1", "Pair 1", "presenter 2", "Pair 2"])
      try expect(device.lines(afterTapping: "b 0"), is: ["Pair 2"])
      expect(device.screenText, is: ["a 2", "b 1"])
    }

    @Test func `content is what a sheet, a popover or an alert shows`() throws {
      try expectPresented(InSheet(), is: ["a 0", "b 0"])
      try expectPresented(InPopover(), is: ["a 0", "b 0"])
      let device = showing { Text("message").modifier(InAlert()) }
      _ = try device.lines(afterTapping: "open")
      expect(device.screenText, is: ["Alert", "message", "OK"])
    }

    @Test func `a modifier that applies itself to its content comes to its end`() throws {
      let device = showing { Changing(modifier: Deep(depth: 3)) }
      expect(device.console, is: ["Deep 3", "Deep 2", "Deep 1", "Deep 0", "Pair 0"])
      expect(device.screenText, is: ["deep", "a 0", "b 0", "change", "idle 0"])
      try expect(device.lines(afterTapping: "change"), is: ["Pair 1"])
      expect(device.screenText, is: ["deep", "a 1", "b 0", "change", "idle 0"])
    }

    /// Compares what is on screen before and after a change, which the content's state survives.
    private func expectPair<M: ViewModifier>(
      _ modifier: M, shows first: [String], then second: [String], line: Int = #line
    ) throws {
      let device = showing { Changing(modifier: modifier) }
      expect(device.screenText, is: first + ["change", "idle 0"], line: line)
      try expect(device.lines(afterTapping: "b 0"), is: ["Pair 0"], line: line)
      try expect(device.lines(afterTapping: "change"), is: ["Pair 1"], line: line)
      try expect(device.lines(afterTapping: "idle 0"), is: [], line: line)
      expect(device.screenText, is: second + ["change", "idle 1"], line: line)
    }

    private func expectPresented<M: ViewModifier>(
      _ modifier: M, is screen: [String], line: Int = #line
    ) throws {
      let device = showing { Pair(number: 0).modifier(modifier) }
      try expect(device.lines(afterTapping: "open"), is: ["Pair 0"], line: line)
      expect(device.screenText, is: screen, line: line)
    }
  }
}
