// The numbers of bad input are those that Apple's framework answers on macOS 26, as published logs of
// probes show them.

@_spi(Runtime) import SimComponents
import Expectations
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Frames and what surrounds a view")
struct FrameTests {
  private let invalid = "Invalid frame dimension (negative or non-finite)."
  private let contradictory = "Contradictory frame constraints specified."

  @Test(
    arguments: [
      (40, 80, 100, "80x20"), (40, 80, nil, "40x20"), (nil, CGFloat.infinity, 100, "100x20"),
      (nil, .infinity, nil, "20x20"), (50, nil, 100, "50x20"), (10, nil, 100, "20x20"),
      (nil, 80, 10, "20x20"), (-10, nil, nil, "20x20"), (-.infinity, nil, nil, "20x20"),
    ] as [(CGFloat?, CGFloat?, CGFloat?, String)])
  func
    `a flexible frame is what it is offered, within its limits, and the content where one is missing`(
      minimum: CGFloat?, maximum: CGFloat?, offered: CGFloat?, expected: String
    )
  {
    expect(size(offered, nil) { Box().frame(minWidth: minimum, maxWidth: maximum) }, is: expected)
  }

  @Test func `an ideal length counts where nothing is offered`() {
    expect(size(nil, nil) { Box().frame(idealWidth: 80) }, is: "80x20")
    expect(size(100, nil) { Box().frame(idealWidth: 80) }, is: "20x20")
    expect(size(nil, nil) { Color.red.frame(idealWidth: 80) }, is: "80x10")
    expect(size(nil, nil) { Box().frame(idealWidth: .infinity) }, is: "infx20")
  }

  @Test(
    arguments: [
      (-10, "0x20"), (CGFloat.infinity, "20x20"), (.nan, "20x20"), (-.infinity, "0x20"),
    ] as [(CGFloat, String)])
  func `a length that no view can have is reported and repaired`(width: CGFloat, expected: String) {
    let probe = LayoutProbe(nil, nil) { Box().frame(width: width) }
    expect(probe.warnings, is: [invalid])
    expect(size(nil, nil) { Box().frame(width: width) }, is: expected)
  }

  @Test func `limits that cannot all hold are reported, and rise from the least to the greatest`() {
    expect(warnings { Box().frame(minWidth: 80, maxWidth: 40) }, is: [contradictory, invalid])
    expect(size(100, nil) { Box().frame(minWidth: 80, maxWidth: 40) }, is: "80x20")
    expect(size(nil, nil) { Box().frame(minWidth: 80, maxWidth: 40) }, is: "80x20")
    expect(warnings { Box().frame(minWidth: 60, idealWidth: 40) }, is: [contradictory, invalid])
    expect(size(nil, nil) { Box().frame(minWidth: 60, idealWidth: 40) }, is: "60x20")
    expect(warnings { Box().frame(idealWidth: 100, maxWidth: 80) }, is: [contradictory, invalid])
    expect(size(nil, nil) { Box().frame(idealWidth: 100, maxWidth: 80) }, is: "100x20")
  }

  @Test func `only lengths that no view can have are reported in a flexible frame`() {
    expect(warnings { Box().frame(maxWidth: -10) }, is: [invalid])
    expect(size(100, nil) { Box().frame(maxWidth: -10) }, is: "0x20")
    expect(warnings { Box().frame(idealWidth: -10) }, is: [invalid])
    expect(size(nil, nil) { Box().frame(idealWidth: -10) }, is: "0x20")
    expect(warnings { Box().frame(minWidth: .infinity) }, is: [invalid])
    expect(warnings { Box().frame(minWidth: .nan) }, is: [contradictory, invalid])
    expect(warnings { Box().frame(minWidth: -10) }, is: [])
    expect(warnings { Box().frame(maxWidth: .infinity) }, is: [])
  }

  @Test func `a frame places its content by its alignment`() {
    expect(
      layout { Box().frame(width: 100, height: 60, alignment: .bottomTrailing) },
      is: """
        group (100, 70) 100x60
          group (80, 40) 20x20
            color red (0, 0) 20x20
        """)
    expect(
      layout { Box().frame(maxWidth: .infinity, alignment: .leading) },
      is: """
        group (0, 90) 300x20
          group (0, 0) 20x20
            color red (0, 0) 20x20
        """)
  }

  @Test func `padding may be negative, the size never is`() {
    expect(size(nil, nil) { Box().padding(5) }, is: "30x30")
    expect(size(nil, nil) { Box().padding(-5) }, is: "10x10")
    expect(size(nil, nil) { Box().padding(-15) }, is: "0x0")
    expect(size(100, 100) { Color.red.padding(60) }, is: "120x120")
    expect(size(100, 100) { Color.red.padding(-5) }, is: "100x100")
    expect(size(nil, nil) { Box().padding(.horizontal, 7) }, is: "34x20")
    expect(size(nil, nil) { Box().padding() }, is: "52x52")
    expect(size(nil, nil) { Box().padding([.top, .leading]) }, is: "36x36")
    expect(
      layout {
        Box().padding(EdgeInsets(top: 0, leading: -30, bottom: 0, trailing: 5))
      },
      is: """
        group (150, 90) 0x20
          group (-30, 0) 20x20
            color red (0, 0) 20x20
        """)
  }

  @Test func `a ratio is kept within what is offered, or around it`() {
    expect(size(100, 80) { Color.red.aspectRatio(2, contentMode: .fit) }, is: "100x50")
    expect(size(100, nil) { Color.red.aspectRatio(2, contentMode: .fit) }, is: "100x50")
    expect(size(100, 80) { Color.red.aspectRatio(2, contentMode: .fill) }, is: "160x80")
    expect(size(nil, nil) { Color.red.aspectRatio(2, contentMode: .fit) }, is: "10x10")
    expect(size(100, 80) { Color.red.aspectRatio(0, contentMode: .fit) }, is: "0x80")
    expect(
      size(100, 80) { Color.red.frame(idealWidth: 40, idealHeight: 10).scaledToFit() }, is: "100x25"
    )
  }

  @Test func `a view with a fixed size overflows its parent`() {
    expect(
      layout(40, 100) { Text("abcdefgh").fixedSize() },
      is: """
        group (-20, 39.83) 80x20.33
          text "abcdefgh" 17 pt primary (0, 0) 80x20.33
        """)
    expect(
      size(40, 22) { Text("abcdefgh").fixedSize(horizontal: false, vertical: true) }, is: "40x40.67"
    )
  }

  @Test func `a view at a position fills what it is offered`() {
    expect(
      layout { Box().position(x: 50, y: 60) },
      is: """
        group (0, 0) 300x200
          group (40, 50) 20x20
            color red (0, 0) 20x20
        """)
  }

  @Test func `an offset moves what is drawn and nothing else`() {
    expect(
      layout { Box().offset(x: 5, y: -5).padding(10) },
      is: """
        group (130, 80) 40x40
          group (10, 10) 20x20
            group (5, -5) 20x20
              color red (0, 0) 20x20
        """)
  }

  private func warnings<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    LayoutProbe(nil, nil, content).warnings
  }
}
