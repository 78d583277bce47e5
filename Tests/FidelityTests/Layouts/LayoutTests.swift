// Layout: the places and sizes that stacks, frames and padding give, as the screen's own text. The screen inside the
// safe area of the default device is 390 by 763 points; places count from the element around.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension LayoutsSuite {
  @Test func `a vertical stack is as wide as its widest child, in the middle of the screen`() {
    expectScreen(
      """
      root (0, 0) 390x763
        stack vertical (145, 351.5) 100x60
          group (0, 0) 100x20
            color red (0, 0) 100x20
          group (0, 30) 40x30
            color blue (0, 0) 40x30
      """
    ) {
      VStack(alignment: .leading, spacing: 10) {
        Color.red.frame(width: 100, height: 20)
        Color.blue.frame(width: 40, height: 30)
      }
    }
  }

  @Test func `a spacer takes what is left, and no height across`() {
    expectScreen(
      """
      root (0, 0) 390x763
        stack horizontal (0, 366.5) 390x30
          group (0, 10) 100x20
            color red (0, 0) 100x20
          spacer (104, 30) 242x0
          group (350, 0) 40x30
            color blue (0, 0) 40x30
      """
    ) {
      HStack(alignment: .bottom, spacing: 4) {
        Color.red.frame(width: 100, height: 20)
        Spacer()
        Color.blue.frame(width: 40, height: 30)
      }
    }
  }

  @Test func `what a fixed child leaves is shared equally by flexible ones`() {
    expectScreen(
      """
      root (0, 0) 390x763
        stack vertical (0, 0) 390x763
          group (0, 0) 390x63
            color red (0, 0) 390x63
          color green (0, 63) 390x350
          color blue (0, 413) 390x350
      """
    ) {
      VStack(spacing: 0) {
        Color.red.frame(height: 63)
        Color.green
        Color.blue
      }
    }
  }

  @Test func `padding takes from the space that is offered`() {
    expectScreen(
      """
      root (0, 0) 390x763
        group (0, 0) 390x763
          stack horizontal (5, 0) 380x763
            group (0, 366.5) 20x30
              color red (0, 0) 20x30
            group (28, 0) 352x763
              color green (10, 10) 332x743
      """
    ) {
      HStack(spacing: 8) {
        Color.red.frame(width: 20, height: 30)
        Color.green.padding(10)
      }
      .padding(.horizontal, 5)
    }
  }

  @Test func `stacks put eight points between children by default`() {
    expectScreen(
      """
      root (0, 0) 390x763
        stack vertical (165, 351.5) 60x60
          group (20, 0) 20x22
            color red (0, 0) 20x22
          stack horizontal (0, 30) 60x30
            group (0, 0) 22x30
              color red (0, 0) 22x30
            group (30, 5) 30x20
              color red (0, 0) 30x20
      """
    ) {
      VStack {
        Color.red.frame(width: 20, height: 22)
        HStack {
          Color.red.frame(width: 22, height: 30)
          Color.red.frame(width: 30, height: 20)
        }
      }
    }
  }

  @Test func `text takes one line where it fits, and more lines where it does not`() throws {
    let device = showing {
      VStack {
        Text("short")
        Text("a text that is too long for the place that is left to it").frame(width: 100)
      }
    }
    let lines = device.screenDescription.components(separatedBy: "\n")
    let short = try #require(lines.first { $0.contains("\"short\"") })
    let long = try #require(lines.first { $0.contains("too long") })
    func size(_ line: String) -> [Double] {
      line.split(separator: " ").last.map { $0.split(separator: "x").compactMap { Double($0) } }
        ?? []
    }
    expect(size(short)[1], is: 20.33)
    #expect(size(long)[0] <= 100)
    expect(size(long)[1], is: 101.67)
  }

  @Test func `a frame aligns what is smaller`() {
    expectScreen(
      """
      root (0, 0) 390x763
        group (145, 356.5) 100x50
          group (80, 40) 20x10
            color red (0, 0) 20x10
      """
    ) {
      Color.red.frame(width: 20, height: 10).frame(
        width: 100, height: 50, alignment: .bottomTrailing)
    }
  }

  /// mechanism.md#13.7: a scroll view leaves the height open.
  @Test func `a bar beside two lines of text is as high as they are`() {
    let device = showing {
      ScrollView {
        HStack {
          Color.red.frame(width: 4)
          Text("two\nlines")
        }
      }
    }
    #expect(device.screenDescription.contains("color red (0, 0) 4x40.67"))
  }

  /// mechanism.md#13.6.
  @Test func `what needs more is served before what takes all there is`() {
    let device = showing {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 100, maxWidth: .infinity)
      }
      .frame(width: 150, height: 10)
    }
    #expect(device.screenDescription.contains("color red (0, 0) 50x10"))
    #expect(device.screenDescription.contains("color blue (0, 0) 100x10"))
  }

  @Test func `several views at the root are stacked`() {
    struct Two: View {
      var body: some View {
        Text("first")
        Text("second")
      }
    }
    let device = SimulatedDevice()
    device.launch { Two() }
    device.settle()
    expect(device.screenText, is: ["first", "second"])
  }

  @Test func `a button's label lies side by side`() throws {
    let device = SimulatedDevice()
    device.launch {
      Button(action: { print("tapped") }) {
        Image(systemName: "star")
        Text("Rate")
      }
    }
    device.settle()
    try device.tap("Rate")
    device.settle()
    expect(device.console, is: ["tapped"])
    #expect(device.screenDescription.contains("stack horizontal"))
  }

  /// mechanism.md#19.6.
  @Test func `a newline always breaks the line`() {
    let device = showing {
      HStack {
        Text("a\nb").onGeometryChange(for: CGFloat.self, of: \.size.height) { print("two \($0)") }
        Text("a").onGeometryChange(for: CGFloat.self, of: \.size.height) { print("one \($0)") }
      }
    }
    expect(Set(device.console), is: ["one 20.333333333333332", "two 40.666666666666664"])
  }

  /// 13.6 to 13.8.
  @Test func `columns, layers and flexible heights are laid out as rows and widths are`() {
    let column = showing {
      ScrollView(.horizontal) {
        VStack {
          Color.red.frame(height: 4).told(width: "bar"); Text("wide").told(width: "text")
        }
      }
    }
    let widths = column.console.compactMap { $0.split(separator: " ").last }
    #expect(widths.count == 2 && widths[0] == widths[1])
    let heights = showing {
      VStack(spacing: 0) {
        Color.red.onGeometryChange(for: Int.self) {
          Int($0.size.height)
        } action: {
          print("red \($0)")
        }
        Color.blue.frame(minHeight: 100, maxHeight: .infinity)
      }.frame(height: 150)
    }
    expect(heights.console, is: ["red 50"])
  }

  /// The first example of section 13.
  @Test
  func `a layout in a column is called for each proposal, for the guide's positions and its own`()
    throws
  {
    let device = showing { Probed() }
    let calls = ["size", "size", "size", "place (0.0, 0.0)", "place (170.0, 400.5)"]
    expect(device.console, is: calls)
    // The text is as wide as before, and yet it is all asked again.
    try expect(device.lines(afterTapping: "n"), is: ["update cache"] + calls)
  }
}

@MainActor private func expectScreen<V: View>(
  _ expected: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> V
) {
  let device = showing { root() }
  let actual = device.screenDescription.trimmingCharacters(in: .newlines)
  expect(
    actual.components(separatedBy: "\n"), is: expected.components(separatedBy: "\n"),
    fileID: fileID, filePath: filePath, line: line, column: column)
}

extension View {
  fileprivate func told(width name: String) -> some View {
    onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      print("\(name) \($0)")
    }
  }
}

private struct Probe: Layout {
  func makeCache(subviews: Subviews) {}
  func updateCache(_ cache: inout (), subviews: Subviews) { print("update cache") }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("size")
    return CGSize(width: 50, height: 50)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { print("place \(bounds.origin)") }
}

private struct Probed: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("top")
      Probe { Text("\(n % 10)") }
      Button("n") { n += 1 }
    }
  }
}
