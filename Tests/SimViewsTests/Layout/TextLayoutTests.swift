// The size of text: the widest of its lines in whole pixels, and as many lines as words, newlines, limits and the
// height that is offered make.
//
// Widths here are worked out by hand from Helvetica's published advance widths (units of 1/1000 em) at 17 points:
// "a" 556, "m" 833, "i" 222, space 278. The screen has three pixels a point.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("The size of text")
struct TextLayoutTests {
  /// The size of a text under a proposal, in points; lines are 20.287 points high.
  private func size(
    _ string: String, _ width: CGFloat?, _ height: CGFloat?, limit: Int? = nil,
    scale: CGFloat = 3, font: Font? = nil
  ) -> String {
    let runtime = ViewRuntime(policy: .iOS17)
    runtime.facts.scale = scale
    runtime.launch { Text(string).font(font).lineLimit(limit) }
    runtime.update()
    let root = runtime.window?.element
    let size =
      root?.children.first?.sizeThatFits(
        ProposedSize(width: width, height: height), runtime) ?? .zero
    return "\(short(size.width))x\(short(size.height))"
  }

  @Test(arguments: [
    ("a", "9.67x20.33"),  // 9.452 points are 28.356 pixels
    ("mmm", "42.67x20.33"),  // 42.483 points are 127.449 pixels
    ("i", "4x20.33"),  // 3.774 points are 11.322 pixels
    ("a a", "23.67x20.33"),  // 23.63 points are 70.89 pixels
    ("", "0x20.33"),
    ("漢", "17x20.33"),  // one em, not a pixel more
  ])
  func `a line is as wide as its characters, rounded up to a pixel`(
    _ string: String, _ size: String
  ) {
    expect(self.size(string, nil, nil), is: size)
    expect(self.size(string, .infinity, .infinity), is: size)
  }

  @Test func `wrapped text is as wide as its widest line, not as what it is offered`() {
    // "aa aa" is 42.534 points wide, "aa" 18.904.
    expect(size("aa aa", 42.6, nil), is: "42.67x20.33")
    expect(size("aa aa", 42, nil), is: "19x40.67")
    expect(size("aa aa mmm", 60, nil), is: "42.67x40.67")
    expect(size("aa aa mm", 42, nil), is: "28.33x61")
  }

  @Test func `a word that is longer than a line is broken between its characters`() {
    expect(size("aaaaa", 20, nil), is: "19x61")
    expect(size("i aaaaa", 20, nil), is: "19x81.33")
    expect(size("mmm", 5, nil), is: "5x61")
  }

  @Test
  func `text that is offered no width takes none, and nothing at all where there is no height`() {
    expect(size("aaa", 0, nil), is: "0x61")
    expect(size("aaa", 0, 30), is: "0x20.33")
    expect(size("aaa", 0, 0), is: "0x0")
  }

  @Test func `a newline breaks the line, always`() {
    expect(
      size("two\nlines", nil, nil), is: size("lines", nil, nil).replacing("x20.33", with: "x40.67"))
    expect(size("a\n\na", nil, nil), is: "9.67x61")
    expect(size("a\n", nil, nil), is: "9.67x40.67")
    expect(size("aa aa\nm", 30, nil), is: "19x61")
  }

  @Test func `text is cut off below what it is offered, but for one line`() {
    expect(size("a\na\na", nil, 50), is: "9.67x40.67")
    expect(size("a\na\na", nil, 61), is: "9.67x61")
    expect(size("a\na\na", nil, 5), is: "9.67x20.33")
  }

  @Test func `a limit of lines cuts off what is beyond it, and the last line is full`() {
    expect(size("aa aa aa", 42.6, nil, limit: 1), is: "42.67x20.33")
    expect(size("aa aa aa", 30, nil, limit: 2), is: "30x40.67")
    expect(size("a\na\na", nil, nil, limit: 2), is: "9.67x40.67")
  }

  @Test func `room for lines is kept though the text needs fewer`() {
    expect(
      SimViewsTests.size(nil, nil) { Text("a").lineLimit(3, reservesSpace: true) }, is: "10x61")
    expect(SimViewsTests.size(nil, nil) { Text("a").lineLimit(2...3) }, is: "10x40.67")
    expect(SimViewsTests.size(nil, nil) { Text("a").lineLimit(3) }, is: "10x20.33")
  }

  /// Logged on phones (see ResolvedFont); of the sizes without a log the rule is the same.
  @Test(arguments: [
    (Font.largeTitle, "40.67"), (.title, "33.67"), (.title2, "26.33"), (.title3, "24"),
    (.headline, "20.33"), (.body, "20.33"), (.callout, "19.33"), (.subheadline, "18"),
    (.footnote, "15.67"), (.caption, "14.33"), (.caption2, "13.33"),
    (.system(size: 100), "119.67"), (.body.leading(.tight), "18.33"),
    (.body.leading(.loose), "22.33"),
  ])
  func `a line is as high as its letters reach, rounded up to a pixel`(
    _ font: Font, _ height: String
  ) {
    expect(size("", nil, nil, font: font), is: "0x\(height)")
  }

  @Test func `lines are rounded together, as those of a label on a phone of two pixels a point`() {
    let text = (1...5).map { String(repeating: "\n", count: $0 - 1) }
    expect(
      text.map { size($0, nil, nil, scale: 2) },
      is: ["0x20.5", "0x41", "0x61", "0x81.5", "0x101.5"])
  }

  @Test func `a text style follows the user's text size, a fixed size does not`() {
    func height(_ font: Font, _ typeSize: DynamicTypeSize) -> String {
      SimViewsTests.size(nil, nil) { Text("").font(font).dynamicTypeSize(typeSize) }
    }
    expect(height(.body, .xSmall), is: "0x17")
    expect(height(.body, .xxxLarge), is: "0x27.67")
    expect(height(.caption2, .accessibility5), is: "0x48")
    expect(height(.system(size: 17), .accessibility5), is: "0x20.33")
    expect(height(.custom("Menlo", size: 34), .xxxLarge), is: "0x55")
    expect(height(.custom("Menlo", fixedSize: 34), .xxxLarge), is: "0x40.67")
  }

  @Test func `baselines lie on pixels, the last one below the first by whole lines`() {
    let font = ResolvedFont(.body)
    expect(short(font.firstBaseline(scale: 3)), is: "16.33")
    expect(short(font.firstBaseline(scale: 2)), is: "16")
    expect(short(font.lastBaseline(ofLines: 2, spacing: 0, scale: 3)), is: "36.67")
    expect(short(font.lastBaseline(ofLines: 2, spacing: 5, scale: 3)), is: "41.67")
  }

  private func height<V: View>(
    on policy: SystemPolicy = .iOS17, @ViewBuilder _ content: @escaping @MainActor () -> V
  ) -> String {
    let runtime = ViewRuntime(policy: policy)
    runtime.launch { content() }
    runtime.update()
    return short(
      runtime.window?.element.children.first?.sizeThatFits(
        ProposedSize(width: nil, height: nil), runtime
      ).height ?? 0)
  }

  /// A dump of an app of iOS 17: texts of 20.333, 15.667 and 15.667 points at 209, 232 and 250.333 (see EdgeSpacing).
  @Test func `a column keeps texts apart by the leading of the lower one's style`() {
    let texts = {
      VStack {
        Text("a")
        Text("b").font(.footnote)
        Text("c").font(.footnote)
      }
    }
    expect(height { texts() }, is: "57")
    expect(height(on: .iOS16) { texts() }, is: "51.67")
    // A font of a size of its own has no leading, an HStack is as the texts in it, and a row keeps the usual distance.
    expect(
      height {
        VStack {
          Text("a"); Text("b").font(.system(size: 17))
        }
      }, is: "40.67")
    expect(
      height {
        VStack {
          HStack {
            Text("a"); Text("a")
          }; Text("b")
        }
      }, is: "42.67")
    expect(
      SimViewsTests.size(nil, nil) {
        HStack {
          Text("a"); Text("a")
        }
      }, is: "28x20.33")
  }

  /// As two readings of the binaries have it (see EdgeSpacing).
  @Test func `a text keeps its own distances to what is no text, a symbol none to texts`() {
    let box = Color.red.frame(width: 10, height: 10)
    expect(
      height {
        VStack {
          Text("a"); box
        }
      }, is: "40.98")
    expect(
      height {
        VStack {
          box; Text("a")
        }
      }, is: "36.77")
    expect(
      height(on: .iOS16) {
        VStack {
          box; Text("a")
        }
      }, is: "38.43")
    expect(
      height {
        VStack {
          Text("a"); Text("b").padding(.top, 1)
        }
      }, is: "52.31")
    expect(
      height {
        VStack {
          Image(systemName: "globe"); Text("a")
        }
      }, is: "40.67")
    expect(
      height {
        VStack {
          box; box
        }
      }, is: "28")
    expect(
      height {
        VStack {
          Text("a"); Spacer(minLength: 5); Text("b")
        }
      }, is: "45.67")
  }

  @Test func `a rectangle beside two lines of text is as high as they are`() {
    let text = layout(nil, nil) {
      HStack(spacing: 0) {
        Color.red.frame(width: 4)
        Text("two\nlines")
      }
    }
    expect(
      Array(text.split(separator: "\n").prefix(3)),
      is: [
        "stack horizontal (0, 0) 54x40.67",
        "  group (0, 0) 4x40.67",
        "    color red (0, 0) 4x40.67",
      ])
  }
}
