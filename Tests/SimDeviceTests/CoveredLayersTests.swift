// What screens hold that stand in no window is drawn by no frame.

import Expectations
import SimCore
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct CoveredLayersTests {
  /// What each frame draws.
  private final class Frames: DeviceObserver {
    var last: (layers: Int, passes: Int) = (0, 0)
    func device(_ device: Engine, worked span: WorkSpan) {
      guard span.category == .render else { return }
      func units(_ row: CostedOperation) -> Int {
        span.amounts.reduce(0) { $1.operation == row ? $0 + $1.units : $0 }
      }
      last = (units(.renderServer), units(.gpuOffscreenPass))
    }
  }

  private func device(_ frames: Frames, @ViewBuilder _ content: @escaping () -> some View)
    -> SimulatedDevice
  {
    let device = SimulatedDevice(system: .iOS17)
    device.engine.observer = frames
    device.launch { content() }
    device.settle()
    return device
  }

  /// So many colours with a shadow, and a button that changes one.
  private struct Tiles: View {
    let count: Int
    @State private var isWide = false
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(width: isWide ? 60 : 50, height: 10).shadow(radius: 2)
        }
        Button("widen \(count)") { isWide.toggle() }
      }
    }
  }

  @Test func `of a stack of screens a frame draws the topmost`() throws {
    let frames = Frames()
    let device = device(frames) {
      NavigationStack {
        VStack {
          Tiles(count: 20)
          NavigationLink("go") { Tiles(count: 3) }
        }
      }
    }
    expect(frames.last.passes, is: 20)
    let alone = frames.last.layers
    // While the screen moves in, what it moves over is seen.
    try device.tap("go")
    device.settle()
    expect(frames.last.passes, is: 23)
    try device.tap("widen 3")
    device.settle()
    expect(frames.last.passes, is: 3)
    #expect(frames.last.layers < alone)
    try device.goBack()
    device.settle()
    try device.tap("widen 20")
    device.settle()
    expect(frames.last.passes, is: 20)
    expect(frames.last.layers, is: alone)
  }

  @Test func `rows and scroll views of a covered screen are not drawn, nor taken off twice`() throws
  {
    let frames = Frames()
    let device = device(frames) {
      NavigationStack {
        VStack {
          List(0..<5, id: \.self) { _ in Color.blue.shadow(radius: 2) }.frame(height: 300)
          ScrollView { Tiles(count: 100) }.frame(height: 100)
          NavigationLink("go") { ScrollView { Tiles(count: 100) }.frame(height: 100) }
        }
      }
    }
    #expect(frames.last.passes < 20)
    try device.tap("go")
    device.settle()
    device.scroll(by: 30)
    device.settle()
    let few = frames.last.passes
    #expect((5...7).contains(few))
    try device.goBack()
    device.settle()
    #expect(device.diagnostics.isEmpty)
  }

  @Test func `of tabs a frame draws the selected one`() throws {
    let frames = Frames()
    let device = device(frames) {
      TabView {
        Tiles(count: 20).tabItem { Text("one") }
        Tiles(count: 3).tabItem { Text("two") }
      }
    }
    expect(frames.last.passes, is: 20)
    try device.tap("two")
    device.settle()
    expect(frames.last.passes, is: 3)
    try device.tap("one")
    device.settle()
    expect(frames.last.passes, is: 20)
  }

  @Test func `what a sheet stands over is drawn`() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }.sheet(isPresented: $isShown) { Tiles(count: 3) }
          .background(Tiles(count: 10))
      }
    }
    let frames = Frames()
    let device = device(frames) { Root() }
    try device.tap("show")
    device.settle()
    try device.tap("widen 3")
    device.settle()
    expect(frames.last.passes, is: 13)
  }
}
