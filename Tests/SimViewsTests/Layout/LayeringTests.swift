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

  @Test(arguments: [false, true])
  func `layers of collections of which one grows and one shrinks follow the order of the views`(
    isBehind: Bool
  ) {
    let box = Shown()
    let probe = LayoutProbe { Pairs(shown: box, isBehind: isBehind) }
    for count in [0, 2, 1, 3, 0] {
      box.count = count
      probe.refresh()
      let texts = probe.text.split(separator: "\n").filter { $0.contains("text") }
        .map { String($0.split(separator: "\"")[1]) }
      let names = (0..<count).map { "first \($0)" } + (count..<4).map { "second \($0)" }
      expect(texts, is: names.flatMap { isBehind ? ["layer", $0] : [$0, "layer"] })
    }
    // In a debug build each update checks that every node is where it claims to be.
    expect(probe.warnings, is: [])
  }

  @Test func `layers behind those of a view that comes follow them in order`() {
    let box = Shown()
    let probe = LayoutProbe { Leading(shown: box) }
    for count in [0, 2, 1, 3, 0] {
      box.count = count
      probe.refresh()
      let texts = probe.text.split(separator: "\n").filter { $0.contains("text") }
        .map { String($0.split(separator: "\"")[1]) }
      let names = (0..<count).map { "first \($0)" } + ["last", "end"]
      expect(texts, is: names.flatMap { ["layer", $0] })
    }
    // In a debug build each update checks that every node is where it claims to be.
    expect(probe.warnings, is: [])
  }
}

/// Views under one modifier, before which others come and go.
private struct Leading: View {
  let shown: Shown
  var body: some View {
    VStack {
      Group {
        ForEach(0..<shown.count, id: \.self) { Text("first \($0)") }
        Text("last")
        Text("end")
      }
      .background { Layer(shown: shown) }
    }
  }
}

/// Two collections under one modifier, of which the first grows as the second shrinks.
private struct Pairs: View {
  let shown: Shown
  let isBehind: Bool
  var body: some View {
    VStack {
      if isBehind {
        pair.background { Layer(shown: shown) }
      } else {
        pair.overlay { Layer(shown: shown) }
      }
    }
  }

  private var pair: some View {
    Group {
      ForEach(0..<shown.count, id: \.self) { Text("first \($0)") }
      ForEach(shown.count..<4, id: \.self) { Text("second \($0)") }
    }
  }
}

/// A layer with a body that runs at each change, so that its place is used.
private struct Layer: View {
  let shown: Shown
  var body: some View {
    let _ = shown.count
    Text("layer")
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
