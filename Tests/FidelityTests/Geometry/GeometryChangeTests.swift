// onGeometryChange: what is made of a view's geometry, compared after each layout.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension GeometrySuite {
  @Test func `the action runs after the first layout, and when the value is another`() throws {
    let device = showing { Growing() }
    expect(device.console, is: ["body", "10 to 10"])
    try expect(device.lines(afterTapping: "grow"), is: ["body", "10 to 20"])
    // Where only something else changed, it is silent; and no body depends on the geometry.
    try expect(device.lines(afterTapping: "again 0"), is: ["body"])
    expect(device.log { device.advance(by: .seconds(1)) }, is: [])
  }

  /// mechanism.md#19.8.
  @Test func `rows see the spaces that are named around their container`() {
    let list = showing {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        List(0..<2, id: \.self) { Distance(index: $0) }.coordinateSpace(name: "content")
      }
    }
    expect(list.console, is: ["0: 147", "1: 147"])
    let lazy = showing {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        ScrollView { LazyVStack { ForEach(0..<2, id: \.self) { Distance(index: $0) } } }
          .coordinateSpace(name: "content")
      }
    }
    expect(lazy.console, is: ["0: 97", "1: 97"])
  }

  @Test func `a place on the screen is followed while the content scrolls`() {
    let device = showing {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .onGeometryChange(for: Int.self) {
              Int($0.frame(in: .global).minY)
            } action: {
              print("\($0)")
            }
          Color.blue.frame(height: 3_000)
        }
      }
    }
    expect(device.console.count, is: 1)
    device.scroll(by: 200)
    device.settle()
    let places = device.console.compactMap { Int($0) }
    #expect(places.count > 5)
    expect(places, is: places.sorted(by: >))
    #expect(places[0] - places[places.count - 1] > 150)
    expect(device.log { device.settle() }, is: [])
  }

  @Test func `state that the action writes is shown in the same frame`() {
    struct Measured: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Text("width \(Int(width))")
          Color.red.frame(width: 120, height: 10)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        }
      }
    }
    let device = showing { Measured() }
    expect(device.screenText, is: ["width 120"])
  }

  @Test func `an action that changes its own geometry is cut off`() {
    struct Endless: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
      }
    }
    let device = showing { Endless() }
    expect(
      device.diagnostics,
      is: [
        "Geometry action tried to update multiple times per frame."
      ])
  }

  @Test func `a view that is gone is watched no more, and a row off screen is nowhere`() throws {
    struct Hiding: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("hide") { isShown = false }
          if isShown {
            List(0..<50) { row in
              Color.red.frame(height: 60)
                .onGeometryChange(for: Int.self) {
                  Int($0.frame(in: .global).minY)
                } action: { place in
                  if row == 0 { print("\(place)") }
                }
            }
          }
        }
      }
    }
    let device = showing { Hiding() }
    expect(device.console.count, is: 1)
    try device.scroll(toRow: 40)
    device.settle()
    expect(device.log { device.scroll(by: 100) }, is: [])
    try expect(device.lines(afterTapping: "hide"), is: [])
  }

  @Test func `of several views each is watched by itself, and one that comes is looked at`()
    throws
  {
    struct Several: View {
      @State private var count = 2
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { count += 1 }
          Button("grow") { height += 5 }
          Group {
            Color.red.frame(width: 20, height: height)
            ForEach(1..<count, id: \.self) {
              Color.blue.frame(width: 20 * CGFloat($0 + 1), height: 10)
            }
          }
          .onGeometryChange(for: CGSize.self, of: \.size) { old, new in
            print("\(Int(old.width))x\(Int(old.height)) to \(Int(new.width))x\(Int(new.height))")
          }
        }
      }
    }
    let device = showing { Several() }
    expect(device.console, is: ["20x10 to 20x10", "40x10 to 40x10"])
    try expect(device.lines(afterTapping: "more"), is: ["60x10 to 60x10"])
    try expect(device.lines(afterTapping: "grow"), is: ["20x10 to 20x15"])
  }

  @Test func `an alternative that is not shown is nowhere`() throws {
    let device = showing {
      ViewThatFits {
        ForEach([5_000, 30], id: \.self) { width in
          Color.red.frame(width: CGFloat(width), height: 10)
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { print("\(Int($0))") }
      }
    }
    expect(device.console, is: ["30"])
  }
}

private struct Growing: View {
  @State private var height: CGFloat = 10
  @State private var unrelated = 0
  var body: some View {
    let _ = print("body")
    VStack {
      Button("grow") { height += 10 }
      Button("again \(unrelated)") { unrelated += 1 }
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { old, new in
          print("\(Int(old)) to \(Int(new))")
        }
    }
  }
}

/// How far the space of that name lies below the top of the screen.
private struct Distance: View {
  let index: Int
  var body: some View {
    Text("row").onGeometryChange(for: Int.self) {
      Int($0.frame(in: .global).minY - $0.frame(in: .named("content")).minY)
    } action: {
      print("\(index): \($0)")
    }
  }
}
