// Text that has no room: how much smaller it gets where it may, and where it is cut.
//
// Characters are ten points wide at 17 points and lines 20.287 points high; the screen has three pixels a point.

import Expectations
import Foundation
@_spi(Runtime) @testable import SimComponents
@_spi(Runtime) @testable import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Text that has no room")
struct TextFittingTests {
  /// The size of a view under a proposal, in points.
  private func size<V: View>(_ width: CGFloat?, high height: CGFloat? = nil, _ view: V) -> String {
    let runtime = ViewRuntime(policy: .iOS17, measurer: SquareText())
    runtime.facts.scale = 3
    runtime.launch { view }
    runtime.update()
    let size =
      runtime.window?.element.children.first?.sizeThatFits(
        ProposedSize(width: width, height: height), runtime) ?? .zero
    return "\(short(size.width))x\(short(size.height))"
  }

  @Test func `text with a least scale gets as much smaller as it must for its lines`() {
    let text = Text("abcdefghij").lineLimit(1)
    expect(size(100, text.minimumScaleFactor(0.5)), is: "100x20.33")
    // Three quarters of 20.287 points are 15.215.
    expect(size(75, text.minimumScaleFactor(0.5)), is: "75x15.33")
    expect(size(75, text), is: "75x20.33")
  }

  @Test func `text gets no smaller than its least scale, and is cut there`() {
    let text = Text("abcdefghij").lineLimit(1)
    expect(size(40, text.minimumScaleFactor(0.5)), is: "40x10.33")
    expect(size(40, text.minimumScaleFactor(0.8)), is: "40x16.33")
  }

  @Test func `text that may have more lines takes those first`() {
    let text = Text("abcd efgh ijkl").minimumScaleFactor(0.5)
    expect(size(50, text), is: "50x61")
    expect(size(50, text.lineLimit(3)), is: "50x61")
    // Two lines hold 140 points where each of them is 70 long: at 5/7 of its size.
    expect(size(50, text.lineLimit(2)), is: "50x29")
  }

  @Test func `text gets smaller where a height is offered that its lines do not fit`() {
    let text = Text("abcd efgh").minimumScaleFactor(0.5)
    // Three lines do not fit, and two hold 90 points at 8/9, or at 30 points to 40.574 where that is less.
    expect(size(40, high: 40.6, text), is: "35.67x36.33")
    expect(size(40, high: 30, text), is: "37x30")
    expect(size(40, high: 30, Text("abcd efgh")), is: "40x20.33")
  }

  @Test func `the baseline of text that is smaller lies higher`() {
    let probe = LayoutProbe(75, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5)
        Color.red.frame(width: 0, height: 10)
      }
    }
    // 12.14 points from the top, at one pixel a point.
    #expect(probe.text.contains("color red (0, 0) 0x10"))
    #expect(probe.text.contains("group (75, 2) 0x10"))
  }

  /// The lines of a text of ten-point characters.
  private func lines(
    _ string: String, _ width: CGFloat, most: Int, _ truncation: Text.TruncationMode
  ) -> [String] {
    var setter = LineSetter(SquareText(), width: width, truncation: truncation)
    let fragment = LineSetter.Fragment(string: string, style: .initial)
    return setter.lines(of: [fragment], most: most).map { $0.map(\.string).joined() }
  }

  @Test func `text that is cut ends, begins or goes on after an ellipsis`() {
    expect(lines("abcdefghij", 60, most: 1, .tail), is: ["abcde…"])
    expect(lines("abcdefghij", 60, most: 1, .head), is: ["…fghij"])
    expect(lines("abcdefghij", 70, most: 1, .middle), is: ["abc…hij"])
    expect(lines("abcdefghij", 100, most: 1, .head), is: ["abcdefghij"])
  }

  @Test func `of several lines the last one is cut`() {
    expect(lines("abcd efgh ijkl mnop", 50, most: 2, .tail), is: ["abcd", "efgh…"])
    expect(lines("abcd efgh ijkl mnop", 50, most: 2, .head), is: ["abcd", "…mnop"])
    expect(lines("abcd efgh ijkl mnop", 50, most: 2, .middle), is: ["abcd", "ef…op"])
  }

  @Test func `capitals and small letters are as wide as what is shown`() {
    func width(_ view: some View) -> CGFloat {
      let runtime = ViewRuntime(policy: .iOS17)
      runtime.launch { view }
      runtime.update()
      return runtime.window?.element.children.first?.sizeThatFits(
        ProposedSize(width: nil, height: nil), runtime
      ).width ?? 0
    }
    expect(width(Text("ill").textCase(.uppercase)), is: width(Text("ILL")))
    expect(width(Text("ILL").textCase(.lowercase)), is: width(Text("ill")))
    expect(width(Text("Ill").textCase(nil)), is: width(Text("Ill")))
  }
}
