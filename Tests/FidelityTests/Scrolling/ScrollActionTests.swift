// What scroll views report while their content moves.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension ScrollingSuite {
  @Test func `a scroll view reports its phases, and a geometry value only when it changes`() {
    let device = showing { Phases() }
    expect(device.console, is: ["past 100: false, false"])
    let lines = device.log {
      device.scroll(by: 300)
      device.settle()
      device.fling(velocity: 2_000)
      device.settle()
    }
    expect(
      lines,
      is: [
        "idle to interacting", "past 100: false, true", "interacting to idle",
        "idle to decelerating", "decelerating to idle",
      ])
    expect(device.log { device.settle() }, is: [])
  }

  @Test
  func `onScrollVisibilityChange is called when enough of the view enters or leaves the screen`() {
    let device = showing { Watched() }
    expect(device.console, is: ["0 true"])
    let down = device.log {
      device.scroll(by: 500)
      device.settle()
    }
    expect(down, is: ["0 false", "9 true"])
    let back = device.log {
      device.scroll(by: -500)
      device.settle()
    }
    expect(back, is: ["9 false", "0 true"])
  }

  @Test func `the bound id follows the topmost row while the content scrolls`() throws {
    let device = showing { Followed() }
    expect(device.console, is: ["body"])
    let lines = device.log {
      device.scroll(by: 160)
      device.settle()
    }
    expect(lines, is: ["body", "- to 0", "body", "0 to 1", "body", "1 to 2", "body", "2 to 3"])
    // The app moves the content no further than it must, and what it wrote stays.
    try expect(device.lines(afterTapping: "to 60").last, is: "3 to 60")
    expect(device.screenText.suffix(2), is: ["row 60", "row 61"])
    expect(device.screenText.first, is: "at 60")
  }

  @Test func `the end of the content is kept where the default anchor is the bottom`() {
    struct Growing: View {
      @State private var count = 3
      var body: some View {
        VStack {
          Button("more") { count += 40 }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 40) }
            }
          }
          .defaultScrollAnchor(.bottom)
        }
      }
    }
    let device = showing { Growing() }
    #expect(throws: Never.self) { try device.tap("more") }
    device.settle()
    expect(device.screenText.last, is: "line 42")
  }
}

private struct Phases: View {
  var body: some View {
    ScrollView {
      Color.red.frame(height: 5_000)
    }
    .onScrollPhaseChange { old, new in print("\(old) to \(new)") }
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 100
    } action: { old, new in
      print("past 100: \(old), \(new)")
    }
  }
}

private struct Watched: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { row in
          Color.red.frame(height: 100)
            .onScrollVisibilityChange(threshold: 0.8) {
              if row == 0 || row == 9 { print("\(row) \($0)") }
            }
        }
      }
    }
  }
}

private struct Followed: View {
  @State private var top: Int?
  var body: some View {
    let _ = print("body")
    VStack(spacing: 0) {
      Text("at \(top.map(String.init) ?? "-")")
      Button("to 60") { top = 60 }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $top)
    }
    .onChange(of: top) { print("\($0.map(String.init) ?? "-") to \($1 ?? -1)") }
  }
}
