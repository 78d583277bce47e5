// What a scroll view tells of the views that can be seen in it, and of how fast it moves.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  private struct Sights: View {
    let isLazy: Bool
    var threshold = 0.5
    @State private var isOdd = false

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .frame(height: 400)
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { print($0) }
      Button("odd") { isOdd.toggle() }
    }

    private var rows: some View {
      ForEach(isOdd ? [1, 3, 5, 7, 9] : Array(0..<40), id: \.self) {
        Text("row \($0)").frame(height: 100)
      }
    }
  }

  @Test(arguments: [true, false])
  func `onScrollTargetVisibilityChange is called when the visible views change`(
    isLazy: Bool
  ) throws {
    let device = showing { Sights(isLazy: isLazy) }
    expect(device.console, is: ["[0, 1, 2, 3]"])
    let lines = device.lines { device.scroll(by: 120) }
    expect(lines, is: ["[1, 2, 3, 4]"])
    expect(device.lines { device.scroll(by: 20) }, is: [])
    expect(device.lines { device.scroll(by: 20) }, is: ["[2, 3, 4, 5]"])
    try device.scroll(toRow: 0)
    device.settle()
    try expect(device.lines(afterTapping: "odd"), is: ["[1, 3, 5, 7]"])
  }

  @Test
  func `without a threshold a view counts that can be seen at all, with a whole one all of it`() {
    let any = showing { Sights(isLazy: true, threshold: 0) }
    expect(any.lines { any.scroll(by: 50) }, is: ["[0, 1, 2, 3, 4]"])
    let whole = showing { Sights(isLazy: true, threshold: 1) }
    expect(whole.lines { whole.scroll(by: 50) }, is: ["[1, 2, 3]"])
  }

  @Test func `ids of another type, and views outside of a target layout, are not reported`() {
    let device = showing {
      ScrollView {
        LazyVStack { ForEach(0..<40) { Text("row \($0)") } }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { print($0) }
      ScrollView {
        LazyVStack { ForEach(0..<40) { Text("row \($0)") } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: String.self) { print($0) }
    }
    expect(device.console, is: [])
  }

  private struct Speeds: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("move") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
        List(0..<400) { Text("row \($0)") }
          .onScrollPhaseChange { _, new, context in
            print("\(new) \(context.velocity.map { "\(Int($0.dy))" } ?? "-")")
          }
      }
    }
  }

  @Test func `a change of phase comes with the velocity at that time`() throws {
    let device = showing { Speeds() }
    expect(device.lines { device.scroll(by: 300) }, is: ["interacting 300", "idle 0"])
    expect(device.lines { device.fling(velocity: -2_000) }, is: ["decelerating -2000", "idle 0"])
    device.scroll(by: 300)
    device.settle()
    try expect(device.lines(afterTapping: "move"), is: ["animating -", "idle 0"])
  }

  @Test(arguments: [SimulatedSystem.iOS17, .iOS18, .iOS26])
  func `the phase is idle when content comes to rest, without another input`(
    system: SimulatedSystem
  ) {
    let device = showing(on: system) {
      ScrollView {
        LazyVStack { ForEach(0..<200) { Text("row \($0)").frame(height: 44) } }
      }
      .onScrollPhaseChange { _, new in print(new) }
    }
    expect(device.lines { device.fling(velocity: 800) }, is: ["decelerating", "idle"])
    expect(device.lines { device.scroll(by: 300) }, is: ["interacting", "idle"])
  }
}
