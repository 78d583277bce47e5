// When a shape of the app's own is asked for its path: whenever the framework draws it anew.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension AnimationsSuite {
  /// The rule that draws a shape has its value, its style, its size and its place as inputs.
  @Test func `the path of a custom shape is computed when it is drawn again`() throws {
    let device = showing { Drawn() }
    expect(device.console, is: ["body", "path 0 50", "appears"])
    try expect(device.lines(afterTapping: "another"), is: ["body"])
    try expect(device.lines(afterTapping: "value"), is: ["body", "path 10 50"])
    try expect(device.lines(afterTapping: "style"), is: ["body", "path 10 50"])
    try expect(device.lines(afterTapping: "size"), is: ["body", "path 10 60"])
    try expect(device.lines(afterTapping: "place"), is: ["body", "path 10 60"])
  }

  @Test func `the path of an animated shape and its stroke is computed in each frame`() throws {
    let device = showing { Animated() }
    expect(device.console, is: ["path 0 50"])
    let lines = try device.lines(afterTapping: "go")
    expect(lines.last, is: "path 30 50")
    #expect(lines.count > 3)
  }

  /// Apple's documentation of `Layout`, which is `Animatable`; the SwiftUI Lab's wheel (2022) turns by it.
  @Test func `a layout with animatable data lays out anew in every frame of an animation`() throws {
    let device = showing { Wheels() }
    func sizes(_ lines: [String]) -> [String] {
      lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    try expect(
      sizes(device.lines(afterTapping: "turn")),
      is: [
        "size 10.0", "size 20.0", "size 30.0", "size 40.0", "size 50.0", "size 60.0",
      ])
    try expect(sizes(device.lines(afterTapping: "back")), is: ["size 0.0"])
  }
}

private struct Outline: Shape {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  func path(in rect: CGRect) -> Path {
    print("path \(Int(value)) \(Int(rect.width))")
    return Path(rect)
  }
}

private struct Drawn: View {
  @State private var value = 0.0
  @State private var isRed = false
  @State private var width = 50.0
  @State private var gap = 10.0
  @State private var other = 0
  var body: some View {
    let _ = print("body")
    VStack(spacing: 0) {
      Outline(value: value).fill(isRed ? .red : .blue).frame(width: width, height: 50)
        .onAppear { print("appears") }
      Color.clear.frame(width: 10, height: gap)
      Text("\(other)").frame(width: 100)
      Button("another") { other += 1 }
      Button("value") { value = 10 }
      Button("style") { isRed = true }
      Button("size") { width = 60 }
      Button("place") { gap = 20 }
    }
  }
}

private struct Animated: View {
  @State private var value = 0.0
  var body: some View {
    VStack {
      Outline(value: value).stroke().frame(width: 50, height: 50)
      Button("go") { withAnimation(.linear(duration: 0.06)) { value = 30 } }
    }
  }
}

private struct Wheels: View {
  @State private var radius = 0.0
  var body: some View {
    VStack {
      Button("turn") { withAnimation(.linear(duration: 0.1)) { radius = 60 } }
      Button("back") { radius = 0 }
      Wheel(radius: radius) { block(1, 1) }
    }
  }
}

private struct Wheel: Layout {
  var radius: Double
  var animatableData: Double {
    get { radius }
    set { radius = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("size", radius.rounded())
    return CGSize(width: 100, height: 100)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}
