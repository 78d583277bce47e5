// Glass is drawn behind its view, in the shape that the modifier names.

import Expectations
@_spi(Runtime) import SimComponents
import SimScreen
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct GlassTests {
  /// The outlines of 100 by 40 points that a device fills.
  private func outlines(on device: SimulatedDevice) -> [DisplayShape] {
    device.screenshot().commands.compactMap { command in
      guard case .fill(let shape, _) = command, shape.bounds.width == 100,
        shape.bounds.height == 40
      else { return nil }
      return shape
    }
  }

  /// The outlines that a view of that size fills.
  private func outlines<V: View>(
    of view: @escaping @MainActor @Sendable (Text) -> V
  ) -> [DisplayShape] {
    let device = SimulatedDevice()
    device.launch { Sized { view(Text("Tonight")) } }
    device.settle()
    return outlines(on: device)
  }

  /// The radius of one outline with round corners, in points; nil if there is no such outline.
  private func radius(_ shapes: [DisplayShape]) -> Double? {
    guard shapes.count == 1, case .rounded(_, let radius) = shapes[0] else { return nil }
    return radius
  }

  private struct Sized<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content().frame(width: 100, height: 40) }
  }

  @Test func `glass has the corners of its shape, and those of a capsule without one`() {
    expect(radius(outlines { $0.filling.glassEffect(in: .rect(cornerRadius: 5)) }), is: 5)
    expect(radius(outlines { $0.filling.glassEffect() }), is: 20)
    expect(radius(outlines { $0.filling.glassEffect(.clear, in: .capsule) }), is: 20)
    let square = outlines { $0.filling.glassEffect(in: .rect) }
    guard square.count == 1, case .rect = square[0] else {
      Issue.record("a rectangle is drawn as \(square)")
      return
    }
    let circle = outlines { $0.filling.glassEffect(in: .ellipse) }
    guard circle.count == 1, case .ellipse = circle[0] else {
      Issue.record("an ellipse is drawn as \(circle)")
      return
    }
  }

  @Test func `identity glass and disabled glass are not drawn`() {
    expect(outlines { $0.filling.glassEffect(.identity) }, is: [])
    expect(outlines { $0.filling.glassEffect(in: .rect, isEnabled: false) }, is: [])
  }

  private struct Rounding: View {
    @State private var radius: CGFloat = 5
    var body: some View {
      Text("Tonight").filling.glassEffect(in: .rect(cornerRadius: radius))
        .frame(width: 100, height: 40)
      Button("Round") { radius = 12 }
    }
  }

  @Test func `another corner of the glass is a frame`() throws {
    let device = SimulatedDevice()
    device.launch { Rounding() }
    device.settle()
    expect(radius(outlines(on: device)), is: 5)
    let change = try device.measure {
      try device.tap("Round")
      device.settle()
    }
    #expect(change.frames > 0)
    expect(radius(outlines(on: device)), is: 12)
  }
}

extension View {
  /// The view in the space that it is offered.
  fileprivate var filling: some View { frame(maxWidth: .infinity, maxHeight: .infinity) }
}
