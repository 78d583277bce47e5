// The bars beside what scrolls: when they are on screen, where they stand, how long they are.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct ScrollIndicatorTests {
  /// Ten screens of content, on a phone that is 844 points high, safe areas left out.
  private struct Tall: View {
    var shows = true
    var visibility = ScrollIndicatorVisibility.automatic
    var height: CGFloat = 8_000
    var body: some View {
      ScrollView(showsIndicators: shows) { Color.red.frame(height: height) }
        .frame(height: 800)
        .scrollIndicators(visibility)
    }
  }

  private func device<Root: View>(_ root: @escaping @MainActor () -> Root) -> SimulatedDevice {
    let device = SimulatedDevice()
    device.launch { root() }
    device.settle()
    return device
  }

  private func bars(_ device: SimulatedDevice) -> [String] {
    device.scrollIndicators.map {
      "\($0.axis) \(($0.start * 10).rounded() / 10)+\(($0.length * 10).rounded() / 10)"
    }
  }

  @Test func `a bar comes with a drag, stays for a moment and goes`() {
    let device = device { Tall() }
    expect(bars(device), is: [])
    device.scroll(by: 300)
    device.advance(by: .milliseconds(500))
    expect(device.scrollIndicators.map(\.axis), is: [.vertical])
    device.advance(by: .milliseconds(1_000))
    expect(device.scrollIndicators.map(\.axis), is: [.vertical])
    device.advance(by: .milliseconds(1_000))
    expect(bars(device), is: [])
  }

  @Test func `its length is the part that can be seen, its place how far it is scrolled`() {
    let device = device { Tall() }
    device.scroll(by: 3_600)
    device.advance(by: .seconds(12.1))
    expect(device.scrollPosition?.offset, is: 3_600)
    // A tenth of the track of 794 points, in its middle.
    expect(bars(device), is: ["vertical 360.3+79.4"])
  }

  @Test func `beyond an edge the bar shrinks and stays at its end`() {
    let device = device { Tall() }
    device.scroll(by: -200)
    device.advance(by: .milliseconds(660))
    let offset = device.scrollPosition?.offset ?? 0
    #expect(offset < -50)
    expect(device.scrollIndicators.map(\.start), is: [3])
    expect(device.scrollIndicators.map(\.length), is: [max(8, 79.4 + offset)])
  }

  @Test func `content that fits has no bar, and a bar can be hidden`() {
    for view in [Tall(height: 700), Tall(shows: false), Tall(visibility: .hidden)] {
      let device = device { view }
      device.scroll(by: 300)
      device.advance(by: .milliseconds(500))
      expect(bars(device), is: [])
    }
  }

  @Test func `a list has a bar, unless a view around it hides it`() {
    for (visibility, count) in [(ScrollIndicatorVisibility.automatic, 1), (.never, 0)] {
      let device = device {
        List(0..<100) { Text("Row \($0)") }.scrollIndicators(visibility)
      }
      device.scroll(by: 300)
      device.advance(by: .milliseconds(500))
      expect(device.scrollIndicators.count, is: count)
    }
  }
}
