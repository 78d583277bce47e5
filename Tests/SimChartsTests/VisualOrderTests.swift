// Lines that are written from the right: cairo's simple interface draws letters as they come, from the left.

import Expectations
import Testing

@testable import SimCharts

@Suite struct VisualOrderTests {
  /// The letters of a line as numbers, in the order in which they are drawn.
  private func drawn(_ line: String) -> [UInt32] {
    VisualOrder.line(line).unicodeScalars.map(\.value)
  }

  @Test func `Arabic letters take the forms that join them, and are drawn from the right`() {
    // seen, lam and alef as one, meem: at the beginning, at the end, alone.
    expect(drawn("سلام"), is: [0xfee1, 0xfefc, 0xfeb3])
    // beh, yeh, teh: beginning, middle, end.
    expect(drawn("بيت"), is: [0xfe96, 0xfef4, 0xfe91])
    // dal joins nothing after it.
    expect(drawn("دب"), is: [0xfe8f, 0xfea9])
  }

  @Test func `words of a line written from the right follow each other from the right`() {
    expect(VisualOrder.line("אב גד"), is: "דג בא")
    expect(VisualOrder.line("אב 12 (ג)"), is: "(ג) 12 בא")
  }

  @Test func `in a line written from the left only the words written from the right are turned`() {
    expect(VisualOrder.line("one אב גד two"), is: "one דג בא two")
    expect(VisualOrder.line("a < b"), is: "a < b")
  }
}
