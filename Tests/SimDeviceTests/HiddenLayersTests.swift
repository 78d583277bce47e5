// What scroll views hold outside of their windows is drawn by no frame.

import Expectations
import SimCore
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct HiddenLayersTests {
  /// What each frame draws.
  private final class Frames: DeviceObserver {
    var last: (layers: Int, passes: Int, pixels: Int) = (0, 0, 0)
    func device(_ device: Engine, worked span: WorkSpan) {
      guard span.category == .render else { return }
      func units(_ row: CostedOperation) -> Int {
        span.amounts.reduce(0) { $1.operation == row ? $0 + $1.units : $0 }
      }
      last = (units(.renderServer), units(.gpuOffscreenPass), units(.gpuFrame))
    }
  }

  /// A colour of 100 points with a shadow.
  private struct Tile: View {
    var body: some View { Color.red.frame(width: 100, height: 100).shadow(radius: 2) }
  }

  private struct Column: View {
    var count = 50
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Tile() } }
    }
  }

  /// A device whose window of scroll views is 500 points high.
  private func device(_ frames: Frames, @ViewBuilder _ content: @escaping () -> some View)
    -> SimulatedDevice
  {
    let device = SimulatedDevice(system: .iOS17)
    device.engine.observer = frames
    device.launch { content().frame(height: 500) }
    device.settle()
    return device
  }

  @Test func `of an eager scroll view a frame draws what the window shows`() {
    let frames = Frames()
    let device = device(frames) { ScrollView { Column() } }
    expect(frames.last.layers, is: 5)
    expect(frames.last.passes, is: 5)
    // Half a tile further six are touched, whose last ends where the content does.
    device.scroll(by: 250)
    device.settle()
    expect(frames.last.layers, is: 6)
    expect(frames.last.passes, is: 6)
    device.scroll(by: 5_000, velocity: 3_000)
    device.settle()
    expect(frames.last.passes, is: 5)
  }

  @Test func `pixels outside of the window are not drawn`() {
    let (few, many) = (Frames(), Frames())
    _ = device(few) { ScrollView { Column(count: 5) } }
    _ = device(many) { ScrollView { Column() } }
    expect(few.last.pixels, is: many.last.pixels)
    expect(few.last.pixels, is: 5 * 300 * 300)
  }

  @Test func `without a scroll view everything counts`() {
    let frames = Frames()
    _ = device(frames) { Column(count: 20) }
    expect(frames.last.passes, is: 20)
  }

  @Test func `of scroll views across in one that goes down a frame draws the share of each`() {
    let frames = Frames()
    // Five of twenty rows, of each 390 of 1,000 points: 19.5 of 200 tiles.
    _ = device(frames) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Tile() } }
            }.frame(height: 100)
          }
        }
      }
    }
    expect(frames.last.passes, is: 19)
  }

  private struct Growing: View {
    @State private var count = 2
    var body: some View {
      VStack {
        Button("more") { count = 30 }
        ScrollView { Column(count: count) }.frame(height: 300)
      }
    }
  }

  private struct Going: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("hide") { isShown = false }
        if isShown { ScrollView { Column() }.frame(height: 300) }
        Tile()
      }
    }
  }

  @Test func `content that comes is looked at, and a scroll view that goes hides nothing`() throws {
    let frames = Frames()
    let growing = device(frames) { Growing() }
    expect(frames.last.passes, is: 2)
    try growing.tap("more")
    growing.settle()
    expect(frames.last.passes, is: 3)
    let going = device(frames) { Going() }
    expect(frames.last.passes, is: 4)
    try going.tap("hide")
    going.settle()
    expect(frames.last.passes, is: 1)
  }

  @Test func `rows of lists and lazy stacks count as they exist`() {
    let frames = Frames()
    let lazy = device(frames) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Tile() } }
      }
    }
    #expect(frames.last.passes >= 5)
    expect(frames.last.passes, is: lazy.engine.memory.offscreenPasses)
  }
}
