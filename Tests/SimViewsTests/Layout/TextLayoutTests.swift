// The size of text: the widest of its lines in whole pixels, and as many lines as words, newlines, limits and the
// height that is offered make.
//
// Widths here are worked out by hand from Helvetica's published advance widths (units of 1/1000 em) at 17 points:
// "a" 556, "m" 833, "i" 222, space 278. The screen has three pixels a point.

import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("The size of text")
struct TextLayoutTests {
  /// The size of a text under a proposal, in points; lines are 22 points high.
  private func size(
    _ string: String, _ width: CGFloat?, _ height: CGFloat?, limit: Int? = nil
  ) -> String {
    let runtime = ViewRuntime(policy: .iOS17)
    runtime.launch { Text(string).lineLimit(limit) }
    runtime.update()
    let root = runtime.window?.element
    let size =
      root?.children.first?.sizeThatFits(
        ProposedSize(width: width, height: height), runtime) ?? .zero
    return "\(short(size.width))x\(short(size.height))"
  }

  @Test(arguments: [
    ("a", "9.67x22"),  // 9.452 points are 28.356 pixels
    ("mmm", "42.67x22"),  // 42.483 points are 127.449 pixels
    ("i", "4x22"),  // 3.774 points are 11.322 pixels
    ("a a", "23.67x22"),  // 23.63 points are 70.89 pixels
    ("", "0x22"),
    ("漢", "17x22"),  // one em, not a pixel more
  ])
  func `a line is as wide as its characters, rounded up to a pixel`(
    _ string: String, _ size: String
  ) {
    #expect(self.size(string, nil, nil) == size)
    #expect(self.size(string, .infinity, .infinity) == size)
  }

  @Test func `wrapped text is as wide as its widest line, not as what it is offered`() {
    // "aa aa" is 42.534 points wide, "aa" 18.904.
    #expect(size("aa aa", 42.6, nil) == "42.67x22")
    #expect(size("aa aa", 42, nil) == "19x44")
    #expect(size("aa aa mmm", 60, nil) == "42.67x44")
    #expect(size("aa aa mm", 42, nil) == "28.33x66")
  }

  @Test func `a word that is longer than a line is broken between its characters`() {
    #expect(size("aaaaa", 20, nil) == "19x66")
    #expect(size("i aaaaa", 20, nil) == "19x88")
    #expect(size("mmm", 5, nil) == "5x66")
  }

  @Test
  func `text that is offered no width takes none, and nothing at all where there is no height`() {
    #expect(size("aaa", 0, nil) == "0x66")
    #expect(size("aaa", 0, 30) == "0x22")
    #expect(size("aaa", 0, 0) == "0x0")
  }

  @Test func `a newline breaks the line, always`() {
    #expect(size("two\nlines", nil, nil) == size("lines", nil, nil).replacing("x22", with: "x44"))
    #expect(size("a\n\na", nil, nil) == "9.67x66")
    #expect(size("a\n", nil, nil) == "9.67x44")
    #expect(size("aa aa\nm", 30, nil) == "19x66")
  }

  @Test func `text is cut off below what it is offered, but for one line`() {
    #expect(size("a\na\na", nil, 50) == "9.67x44")
    #expect(size("a\na\na", nil, 66) == "9.67x66")
    #expect(size("a\na\na", nil, 5) == "9.67x22")
  }

  @Test func `a limit of lines cuts off what is beyond it, and the last line is full`() {
    #expect(size("aa aa aa", 42.6, nil, limit: 1) == "42.67x22")
    #expect(size("aa aa aa", 30, nil, limit: 2) == "30x44")
    #expect(size("a\na\na", nil, nil, limit: 2) == "9.67x44")
  }

  @Test func `room for lines is kept though the text needs fewer`() {
    #expect(SimViewsTests.size(nil, nil) { Text("a").lineLimit(3, reservesSpace: true) } == "10x66")
    #expect(SimViewsTests.size(nil, nil) { Text("a").lineLimit(2...3) } == "10x44")
    #expect(SimViewsTests.size(nil, nil) { Text("a").lineLimit(3) } == "10x22")
  }

  @Test func `a rectangle beside two lines of text is as high as they are`() {
    let text = layout(nil, nil) {
      HStack(spacing: 0) {
        Color.red.frame(width: 4)
        Text("two\nlines")
      }
    }
    #expect(
      Array(text.split(separator: "\n").prefix(3)) == [
        "stack horizontal (0, 0) 54x44",
        "  group (0, 0) 4x44",
        "    color red (0, 0) 4x44",
      ])
  }
}
