// What stands between the rows of a lazy stack that names no spacing.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct LazySpacingTests {
  /// Texts of two sizes, and a box between two of them.
  private struct Parts: View {
    var body: some View {
      Text("body").background(Color.clear)
      Text("footnote").font(.footnote)
      Text("title").font(.title)
      Rectangle().frame(width: 60, height: 30).overlay { Text("box") }
      Text("last")
    }
  }

  private func tops(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View)
    -> [CGFloat]
  {
    let device = SimulatedDevice(system: .iOS17)
    device.launch(view)
    device.settle()
    return ["body", "footnote", "title", "box", "last"].compactMap { text in
      device.engine.runtime.screenItems(
        in: CGRect(origin: .zero, size: device.engine.screen.safeArea.size)
      ).first { $0.text == text }?.frame.minY
    }
  }

  @Test func `rows keep the distances that they would keep in a plain stack`() {
    let lazy = tops { ScrollView { LazyVStack { Parts() } } }
    let plain = tops { ScrollView { VStack { Parts() } } }
    expect(lazy.count, is: 5)
    for (lazy, plain) in zip(lazy, plain) { #expect(abs(lazy - plain) < 0.01) }
  }

  @Test func `a spacing that is named is kept`() {
    let lazy = tops { ScrollView { LazyVStack(spacing: 11) { Parts() } } }
    let plain = tops { ScrollView { VStack(spacing: 11) { Parts() } } }
    for (lazy, plain) in zip(lazy, plain) { #expect(abs(lazy - plain) < 0.01) }
  }

  @Test func `rows that do not exist are taken to lie as far apart as those that do`() throws {
    let device = SimulatedDevice(system: .iOS17)
    device.launch {
      ScrollView {
        LazyVStack { ForEach(0..<300, id: \.self) { Text("Row \($0)").font(.footnote) } }
      }
    }
    device.settle()
    let limit = try #require(device.scrollPosition?.limit)
    // 300 lines of 15.667 points, and 299 gaps of 2.667 between them.
    let length = limit + device.engine.screen.safeArea.height
    #expect(abs(length - (300 * (15 + 2.0 / 3) + 299 * (2 + 2.0 / 3))) < 1)
    // Rows were made for one screen, and no more.
    #expect(device.screenText.count < 60)
  }

  @Test func `rows meet at the same places on the way up as on the way down`() {
    let device = SimulatedDevice(system: .iOS17)
    device.launch {
      ScrollView {
        LazyVStack {
          ForEach(0..<120, id: \.self) { row in
            if row.isMultiple(of: 3) {
              Rectangle().frame(height: 40).overlay { Text("Row \(row)") }
            } else {
              Text("Row \(row)")
            }
          }
        }
      }
    }
    device.settle()
    func places() -> [String] {
      device.engine.runtime.screenItems(
        in: CGRect(origin: .zero, size: device.engine.screen.safeArea.size)
      ).map { "\($0.text) \($0.frame.minY.rounded())" }
    }
    let first = places()
    device.scroll(by: 1_500)
    device.settle()
    device.scroll(by: -1_500)
    device.settle()
    expect(places(), is: first)
  }
}
