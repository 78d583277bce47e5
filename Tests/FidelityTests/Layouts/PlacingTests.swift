// What views are offered when they are placed, and by what they are lined up (mechanism.md#13, #14): each tree with the
// places that follow from the rules by arithmetic. What is said of flexible frames, insets and alternatives was read from
// the binaries (OpenSwiftUI: FrameLayout, InsetViewModifier, ViewThatFits).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension LayoutsSuite {
  @Test func `content of a flexible frame is placed under the frame's own size`() {
    expect(frames(nil, nil) { Color.red.seen("a").frame(minWidth: 100) }, is: ["a 0 0 100 10"])
    expect(
      frames(200, 300) {
        ScrollView { VStack(spacing: 0) { Color.red.seen("a").frame(minHeight: 100) } }
      }, is: ["a 0 0 200 100"])
    // Where the content alone decided it is asked as before.
    expect(
      frames(nil, nil) { Color.red.seen("a").frame(maxWidth: 50).seen("f") },
      is: [
        "a 0 0 10 10", "f 0 0 10 10",
      ])
    // A frame that grew over its offer offers what it grew to.
    expect(
      frames(80, 100) {
        VStack(spacing: 0) {
          block(200, 20)
          Color.red.frame(height: 5).seen("a")
        }
        .frame(maxWidth: .infinity).seen("f")
        .fixedSize(horizontal: false, vertical: true).frame(width: 80, alignment: .topLeading)
      }, is: ["a 0 20 200 5", "f 0 0 200 25"])
  }

  @Test func `a frame fixed by two limits does not measure its content`() {
    let device = showing {
      Asked().frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
    expect(device.console.filter { $0.hasPrefix("size") }.count, is: 1)
  }

  @Test func `a frame with limits along a stack keeps the distance of what is no text`() {
    expect(
      frames(50, nil) {
        VStack {
          Text("a").frame(maxWidth: .infinity, minHeight: 44).seen("a")
          Text("b").frame(maxWidth: .infinity, minHeight: 44).seen("b")
        }
      }, is: ["a 0 0 50 44", "b 0 52 50 44"])
  }

  @Test func `alternatives are unbounded only along the axes that are named`() {
    let long = String(repeating: "abcde ", count: 100)
    func shown(_ height: CGFloat) -> [String] {
      frames(300, height) {
        ViewThatFits(in: .vertical) {
          Text(long)
          Color.red.seen("other")
        }
      }
    }
    expect(shown(100), is: ["other 0 0 300 100"])
    expect(shown(500), is: [])
    // As high as it is offered, the first is wider than there is room.
    expect(
      frames(100, 200) {
        ViewThatFits(in: .horizontal) {
          Color.red.aspectRatio(1, contentMode: .fit)
          Color.blue.seen("other")
        }
      }, is: ["other 0 0 100 200"])
  }

  @Test func `an inset keeps the usual distance, and has what the content does not need`() {
    expect(
      frames(100, 100) {
        Color.red.seen("c").safeAreaInset(edge: .bottom) { block(50, 20).seen("bar") }
      }, is: ["bar 25 80 50 20", "c 0 0 100 72"])
    expect(
      frames(100, 100) {
        block(50, 40).seen("c").safeAreaInset(edge: .top, spacing: 0) { Color.blue.seen("bar") }
      }, is: ["bar 0 0 100 60", "c 25 60 50 40"])
    expect(
      frames(nil, nil) {
        block(20, 20).seen("c").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
          block(60, 10).seen("bar")
        }.seen("whole")
      }, is: ["bar -20 20 60 10", "c 20 0 20 20", "whole 0 0 60 30"])
  }

  @Test func `cells of a grid are lined up by the guides that its alignment names`() {
    func heights(_ frames: [String]) -> [Substring] { frames.map { $0.split(separator: " ")[2] } }
    let row = frames(300, 100) {
      HStack(alignment: .firstTextBaseline) { Sizes() }
    }
    let grid = frames(300, 100) {
      Grid { GridRow(alignment: .firstTextBaseline) { Sizes() } }
    }
    expect(heights(grid), is: heights(row))
    expect(
      frames(nil, nil) {
        Grid(alignment: Alignment(horizontal: .own, vertical: .center)) {
          GridRow { block(40, 10).seen("a") }
          GridRow { block(10, 10).alignmentGuide(.own) { _ in 0 }.seen("b") }
        }.seen("whole")
      }, is: ["a 0 0 40 10", "b 20 18 10 10", "whole 0 0 40 28"])
  }

  @Test func `AnyLayout has the guides of its layout`() {
    expect(
      frames(nil, nil) {
        VStack(alignment: .leading, spacing: 0) {
          AnyLayout(Indented()) { block(1, 1) }.seen("l")
          block(10, 10).seen("b")
        }
      }, is: ["b 0 10 10 10", "l -30 0 60 10"])
  }

  @Test func `the content of a scroll view is placed as proposed`() {
    let found = frames(100, 300) {
      ScrollView {
        VStack(spacing: 0) {
          Text("aaaaaa bbbbbb cccccc dddddd eeeeee").seen("a")
          Color.red.seen("b")
        }
      }
    }
    expect(found.last?.hasSuffix(" 100 10"), is: true)
    let heights = found.compactMap { Double($0.split(separator: " ")[4]) }
    #expect(heights.first ?? 0 > 40)
  }

  @Test func `a frame relative to a scroll view follows its size`() {
    expect(
      frames(320, 100) {
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            .frame(height: 50).seen("a")
        }
      }, is: ["a 0 0 210 50"])
    expect(
      frames(200, 60) {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<2, id: \.self) { index in
              Color.red.containerRelativeFrame(.horizontal).seen("page\(index)")
            }
          }
        }.contentMargins(.horizontal, 20, for: .scrollContent)
      }, is: ["page0 20 0 160 60", "page1 188 0 160 60"])
  }

  @Test func `a frame relative to a scroll view is another when that has another size`() throws {
    let device = showing { Narrowed() }
    #expect(device.screenDescription.contains("color red (0, 0) 300x50"))
    try device.tap("narrow")
    device.settle()
    #expect(device.screenDescription.contains("color red (0, 0) 200x50"))
  }

  @Test func `a frame relative to a scroll view in rows of a lazy stack follows its size`() throws {
    let device = showing { Lowered() }
    #expect(device.screenDescription.contains(" 20x300"))
    try device.tap("lower")
    device.settle()
    #expect(device.screenDescription.contains(" 20x200"))
    #expect(!device.screenDescription.contains(" 20x300"))
  }
}

private struct Narrowed: View {
  @State private var isNarrow = false
  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal).frame(height: 50)
      }
      .frame(width: isNarrow ? 200 : 300, height: 60)
      Button("narrow") { isNarrow = true }
    }
  }
}

private struct Lowered: View {
  @State private var isLow = false
  var body: some View {
    VStack {
      ScrollView {
        LazyVStack {
          ForEach(0..<3, id: \.self) { _ in
            Color.red.containerRelativeFrame(.vertical).frame(width: 20)
          }
        }
      }
      .frame(width: 100, height: isLow ? 200 : 300)
      Button("lower") { isLow = true }
    }
  }
}

private struct Sizes: View {
  var body: some View {
    Text("Big").font(.largeTitle).seen("a")
    Text("small").font(.caption).seen("b")
  }
}

private struct Asked: View {
  var body: some View { Counting() { Color.red } }
}

private struct Counting: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("size")
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Indented: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 60, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .leading ? 30 : nil }
}

private enum OwnGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[HorizontalAlignment.center]
  }
}

extension HorizontalAlignment {
  fileprivate static let own = HorizontalAlignment(OwnGuide.self)
}
