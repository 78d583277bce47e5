// How often the closure of onGeometryChange is called, and what it reads.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension GeometrySuite {
  @Test func `an action that comes to new values may follow them within one frame, since iOS 18`()
    throws
  {
    let new = showing(on: .iOS18) { Settling() }
    expect(new.console, is: ["told 10"])
    try expect(new.lines(afterTapping: "grow"), is: ["told 20", "told 30", "told 40", "told 50"])
    expect(new.diagnostics, is: [])
    let old = showing(on: .iOS17) { Settling() }
    try expect(old.lines(afterTapping: "grow"), is: ["told 20", "told 30"])
    expect(old.diagnostics, is: ["Geometry action tried to update multiple times per frame."])
  }

  @Test
  func `an endless action that returns to a value is stopped and reported once, since iOS 18`()
    throws
  {
    let device = showing(on: .iOS18) { Swinging() }
    expect(device.console, is: ["body 10", "10 to 10"])
    let message = "Geometry action is cycling between duplicate values."
    try expect(
      device.lines(afterTapping: "swing"),
      is: [
        "body 20", "10 to 20", "body 30", "20 to 30", "body 20",
      ])
    expect(device.diagnostics, is: [message])
    expect(device.log { device.settle() }, is: [])
  }

  /// mechanism.md#6.6.
  @Test func `an observable property that makes the value is the value's, not the body's`() throws {
    let device = showing { Counted(unit: Unit()) }
    expect(device.console, is: ["body", "value", "told 4"])
    try expect(device.lines(afterTapping: "halve"), is: ["value", "told 8"])
    try expect(device.lines(afterTapping: "same"), is: ["value", "told 7"])
  }

  @Test func `the closure of onGeometryChange is called where the geometry or the closure changed`()
    throws
  {
    let device = showing { GeometryAsking() }
    expect(device.console, is: ["body 0", "told 100.0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "wide"), is: ["body 1", "told 120.0"])
  }
}

/// A view that grows by its own geometry, up to a width.
private struct Settling: View {
  @State private var width: CGFloat = 10
  @State private var most: CGFloat = 10
  var body: some View {
    VStack {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) {
          print("told \(Int($0))")
          if $0 < most { width = $0 + 10 }
        }
      Button("grow") {
        most = width + 40
        width += 10
      }
    }
  }
}

/// A view whose geometry action undoes what it did.
private struct Swinging: View {
  @State private var width: CGFloat = 10
  @State private var swings = false
  var body: some View {
    let _ = print("body \(Int(width))")
    VStack {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in
          print("\(Int(old)) to \(Int(new))")
          if swings { width = new == 20 ? 30 : 20 }
        }
      Button("swing") {
        swings = true
        width = 20
      }
    }
  }
}

@Observable private final class Unit { var length: CGFloat = 10 }

private struct Counted: View {
  let unit: Unit
  var body: some View {
    let _ = print("body")
    VStack {
      Color.red.frame(width: 40, height: 10)
        .onGeometryChange(for: Int.self) { proxy in
          print("value")
          return Int(proxy.size.width / unit.length)
        } action: {
          print("told \($0)")
        }
      Button("halve") { unit.length /= 2 }
      Button("same") { unit.length += 0.001 }
    }
  }
}

private struct GeometryAsking: View {
  @State private var n = 0
  @State private var isWide = false
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("wide") { isWide = true }
      Color.red.frame(width: isWide ? 120 : 100, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          print("told \($0)")
        }
    }
  }
}
