// Where content comes to rest whose view says so, and how far inside of its window it lies. The device is an iPhone 13 of
// 390 by 844 points, 47 of them above the safe area and 34 below it.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct ScrollTargetTests {
  private func device<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V)
    -> SimulatedDevice
  {
    let device = SimulatedDevice(system: .iOS17)
    device.launch(view)
    device.settle()
    return device
  }

  /// Where the content lies after a flick, in points.
  private func offset(
    of device: SimulatedDevice, afterFlicking velocity: CGFloat, along axis: Axis? = nil
  ) -> CGFloat? {
    device.fling(velocity: velocity, along: axis)
    device.settle()
    return device.scrollPosition?.offset
  }

  private func offset(of device: SimulatedDevice, afterDragging distance: CGFloat) -> CGFloat? {
    device.scroll(by: distance)
    device.settle()
    return device.scrollPosition?.offset
  }

  @Test func `a flick turns one page, whatever its speed, and a drag goes to the nearest`() {
    let device = device {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { Text("page \($0)").containerRelativeFrame(.horizontal) }
        }
      }.scrollTargetBehavior(.paging)
    }
    expect(offset(of: device, afterFlicking: 100), is: 390)
    expect(offset(of: device, afterFlicking: 9_000), is: 780)
    expect(offset(of: device, afterDragging: -100), is: 780)
    expect(offset(of: device, afterDragging: -250), is: 390)
    expect(offset(of: device, afterFlicking: -9_000), is: 0)
    expect(offset(of: device, afterFlicking: -500), is: 0)
  }

  @Test func `a page is as long as the whole window, with what lies under bars`() {
    let inside = device { Pages().scrollTargetBehavior(.paging) }
    // The pages are of 763 points, so they fit only where the safe area is ignored.
    expect(offset(of: inside, afterFlicking: 1_000), is: 844)
    let ignoring = device { Pages().scrollTargetBehavior(.paging).ignoresSafeArea() }
    expect(offset(of: ignoring, afterFlicking: 1_000), is: 844)
    expect(offset(of: ignoring, afterFlicking: 1_000), is: 1_688)
  }

  private struct Pages: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { Text("page \($0)").containerRelativeFrame(.vertical) }
        }
      }
    }
  }

  private struct Cards: View {
    var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    var isTarget = true
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<50) { Text("card \($0)").frame(width: 200) }
        }.scrollTargetLayout(isEnabled: isTarget)
      }
      .contentMargins(.horizontal, 20)
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
    }
  }

  @Test func `a flick comes to rest at a view, a few views on at most`() {
    let device = device { Cards() }
    // By itself the content would stop after 95 points, which are nearer to where it was.
    expect(offset(of: device, afterFlicking: 200), is: 210)
    expect(offset(of: device, afterFlicking: 8_000), is: 420)
    expect(offset(of: device, afterDragging: 90), is: 420)
    expect(offset(of: device, afterDragging: 120), is: 630)
    expect(offset(of: device, afterFlicking: -200), is: 420)
  }

  @Test func `without a limit a flick goes as far as it would, and to the nearest view`() {
    // 3,000 points a second are 1,492 points, seven cards and a bit.
    expect(offset(of: device { Cards(limit: .never) }, afterFlicking: 3_000), is: 1_470)
    expect(offset(of: device { Cards(limit: .alwaysByOne) }, afterFlicking: 3_000), is: 210)
    // No layout names the views, so nothing attracts.
    let free = offset(of: device { Cards(limit: .never, isTarget: false) }, afterFlicking: 3_000)
    #expect(abs((free ?? 0) - 1_492) < 1)
  }

  @Test func `vertically a phone sets no limit, and the end of the content is one`() {
    let device = device {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(0..<30) { Text("row \($0)").frame(height: 100) }
        }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned)
    }
    // 2,000 points a second are 993 points: nine rows of 108.
    expect(offset(of: device, afterFlicking: 2_000), is: 972)
    expect(offset(of: device, afterFlicking: 90_000), is: 2_469)
    expect(offset(of: device, afterFlicking: -90_000), is: 0)
  }

  @Test func `rows of unknown heights are met where they really are`() throws {
    let device = device {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300) { Text("row \($0)").frame(height: $0 < 10 ? 200 : 61) }
        }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned)
    }
    for velocity in [6_000.0, 4_000, -5_000] as [CGFloat] {
      let place = try #require(offset(of: device, afterFlicking: velocity))
      let host = try #require(device.engine.runtime.rowHostsOnScreen().first)
      #expect(host.rows.contains { abs($0.start - place) < 0.02 })
    }
  }

  /// Aligns to every ten points, and says what it was asked.
  private struct Tens: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let (from, to) = (context.originalTarget.rect.minY, target.rect.minY)
      print("from \(Int(from)) to \(Int(to)) at \(Int(context.velocity.dy))")
      print("\(context.containerSize.height) \(context.layoutDirection)")
      target.rect.origin.y = (to / 10).rounded() * 10
    }
  }

  @Test func `a custom scroll target behavior is called once when the finger lifts`() {
    let device = device {
      ScrollView { Color.red.frame(height: 5_000) }
        .scrollTargetBehavior(AnyScrollTargetBehavior(Tens()))
    }
    expect(offset(of: device, afterFlicking: 1_000), is: 490)
    expect(device.console, is: ["from 0 to 494 at 1000", "763.0 leftToRight"])
    expect(offset(of: device, afterDragging: 96), is: 590)
    expect(device.console.dropFirst(2), is: ["from 490 to 586 at 0", "763.0 leftToRight"])
  }

  // MARK: Margins

  @Test func `content lies inside of its margins and scrolls under them`() throws {
    let device = device {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { number in
              Text("row \(number)").frame(maxWidth: .infinity).frame(height: 100)
                .onGeometryChange(for: CGRect.self) {
                  $0.frame(in: .global)
                } action: {
                  if number == 10 { print("\($0.minX) \($0.minY) \($0.width)") }
                }
            }
            Button("show") { proxy.scrollTo(10, anchor: .top) }
          }
        }
        .contentMargins(30)
        .onScrollGeometryChange(for: [CGFloat].self) {
          [
            $0.contentInsets.top, $0.contentOffset.y, $0.contentSize.height,
            $0.containerSize.height,
          ]
        } action: {
          print($1)
        }
        Button("go") { proxy.scrollTo(10, anchor: .top) }
      }
    }
    #expect(device.console.contains("30.0 1077.0 330.0"))
    let limit = try #require(device.scrollPosition?.limit)
    #expect(limit > 20 * 100 + 60 - 763)
    let before = device.console.count
    try device.tap("go")
    device.settle()
    // The row lies below the margin: 47 and 30 points below the top of the screen.
    #expect(device.console.dropFirst(before).contains("30.0 77.0 330.0"))
    expect(device.scrollPosition?.offset, is: 1_000)
  }

  @Test func `margins of a list stand in the place of its style's own`() throws {
    let plain = device { Rows().listStyle(.plain).contentMargins(.top, 40) }
    try expect(firstRow(of: plain), is: CGRect(x: 16, y: 40, width: 358, height: 44))
    let grouped = device { Rows() }
    try expect(firstRow(of: grouped), is: CGRect(x: 32, y: 35, width: 326, height: 44))
    let close = device { Rows().contentMargins(.vertical, 0).contentMargins(.horizontal, 40) }
    try expect(firstRow(of: close), is: CGRect(x: 56, y: 0, width: 278, height: 44))
    let indicators = device { Rows().contentMargins(50, for: .scrollIndicators) }
    try expect(firstRow(of: indicators), is: CGRect(x: 32, y: 35, width: 326, height: 44))
  }

  private struct Rows: View {
    var body: some View { List(0..<3) { Text("row \($0)").frame(maxWidth: .infinity) } }
  }

  /// Where the content of the first row lies in its list, and how high the row is, in points.
  private func firstRow(of device: SimulatedDevice) throws -> CGRect {
    let row = try #require(device.engine.runtime.rowHostsOnScreen().first?.rows.first)
    return CGRect(
      x: row.contentOrigin.x, y: row.start, width: row.root.element.size.width,
      height: row.lineLength)
  }
}
