@_spi(Runtime) import SimComponents
import Expectations
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Backgrounds and overlays")
struct LayeringTests {
  @Test func `a background is offered the content's size and decides nothing`() {
    expect(
      layout { Box().background(Color.blue) },
      is: """
        group (140, 90) 20x20
          color blue (0, 0) 20x20
          group (0, 0) 20x20
            color red (0, 0) 20x20
        """)
  }

  @Test func `an overlay may be larger and is put by its alignment`() {
    expect(
      layout {
        Box().overlay(alignment: .topTrailing) { Color.blue.frame(width: 30, height: 10) }
      },
      is: """
        group (140, 90) 20x20
          group (0, 0) 20x20
            color red (0, 0) 20x20
          group (-10, 0) 30x10
            color blue (0, 0) 30x10
        """)
  }

  @Test func `several views of one background lie over each other`() {
    expect(
      layout {
        Box().background(alignment: .bottomLeading) {
          Color.blue.frame(width: 30, height: 10)
          Color.green.frame(width: 10, height: 30)
        }
      },
      is: """
        group (140, 90) 20x20
          group (0, -10) 30x30
            group (0, 20) 30x10
              color blue (0, 0) 30x10
            group (0, 0) 10x30
              color green (0, 0) 10x30
          group (0, 0) 20x20
            color red (0, 0) 20x20
        """)
  }

  @Test func `each view of a group gets a background of its own`() {
    expect(
      layout {
        HStack(spacing: 0) {
          Group {
            Box()
            Color.green.frame(width: 10, height: 10)
          }.background(Color.blue)
        }
      },
      is: """
        stack horizontal (135, 90) 30x20
          group (0, 0) 20x20
            color blue (0, 0) 20x20
            group (0, 0) 20x20
              color red (0, 0) 20x20
          group (20, 5) 10x10
            color blue (0, 0) 10x10
            group (0, 0) 10x10
              color green (0, 0) 10x10
        """)
  }

  @Test func `nothing is put behind nothing, and a view that comes gets its background`() {
    let box = Shown()
    let probe = LayoutProbe { Showing(shown: box) }
    expect(probe.text, is: "stack horizontal (150, 100) 0x0")
    box.count = 2
    probe.refresh()
    expect(
      probe.text,
      is: """
        stack horizontal (130, 90) 40x20
          group (0, 0) 20x20
            color blue (0, 0) 20x20
            group (0, 0) 20x20
              color red (0, 0) 20x20
          group (20, 0) 20x20
            color blue (0, 0) 20x20
            group (0, 0) 20x20
              color red (0, 0) 20x20
        """)
    box.count = 0
    probe.refresh()
    expect(probe.text, is: "stack horizontal (150, 100) 0x0")
  }
}

@Observable
final class Shown {
  var count = 0
}

private struct Showing: View {
  let shown: Shown
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<shown.count, id: \.self) { _ in Box() }.background(Color.blue)
    }
  }
}
