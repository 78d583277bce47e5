// Where a finger comes down: in the middle of what is visible, beside what covers that, or at a point that is given.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Tall: View {
  var body: some View {
    ScrollView {
      Color.clear.frame(height: 500)
      Color.red.frame(height: 600).accessibilityLabel("wall")
        .onTapGesture(coordinateSpace: .global) { print("wall at \(Int($0.y.rounded()))") }
    }
  }
}

private struct Badged: View {
  @State private var isCovered = false
  var body: some View {
    ZStack {
      Button("a rather long label") { print("ok") }
      Text("9").frame(width: 10, height: 30).background(.red).onTapGesture { print("badge") }
      if isCovered {
        Color.blue.accessibilityLabel("curtain").onTapGesture { print("curtain") }
      }
    }
    Button("cover") { isCovered = true }
  }
}

private struct Plain: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.green.frame(height: 100)
        .onTapGesture(coordinateSpace: .global) { print("green \(Int($0.x)), \(Int($0.y))") }
      Color.blue
    }
    .ignoresSafeArea()
  }
}

private struct Marks: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        Color.red.frame(height: 100).accessibilityIdentifier("mark")
          .gesture(
            SpatialTapGesture(coordinateSpace: .named("content"))
              .onEnded { print("content \(Int($0.location.y))") }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("window"))
              .onEnded { print("window \(Int($0.location.y))") }
          )
          .simultaneousGesture(
            SpatialTapGesture().onEnded { print("local \(Int($0.location.y))") })
        Color.clear.frame(height: 2000)
      }
      .coordinateSpace(.named("content"))
    }
    .coordinateSpace(.named("window"))
  }
}

private struct Spaces: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<30) { row in
          GeometryReader { proxy in
            Text(
              "\(row): \(Int(proxy.frame(in: .named("inside")).minY)) \(Int(proxy.frame(in: .named("on")).minY)) \(Int(proxy.frame(in: .named("around")).minY))"
            )
          }
          .frame(height: 100)
        }
      }
      .coordinateSpace(.named("inside"))
    }
    .coordinateSpace(.named("on"))
    .padding(.top, 50)
    .coordinateSpace(.named("around"))
  }
}

@MainActor @Suite struct FingerPlaceTests {
  @Test func `a tap hits the middle of what can be seen`() throws {
    let device = showing { Tall() }
    // The scroll view ends at the safe area; the wall begins 500 points and a default distance below its top.
    let line = try #require(try device.lines { try device.tap("wall") }.first)
    let y = try #require(Int(line.dropFirst(8)))
    #expect(y > 600 && y < Int(DeviceProfile.iPhone13.height))
    device.scroll(by: 300)
    device.settle()
    let later = try #require(try device.lines { try device.tap("wall") }.first)
    #expect(try #require(Int(later.dropFirst(8))) < y)
  }

  @Test func `a touch misses content beside the middle, and reaches a view that covers all`() throws
  {
    let device = showing { Badged() }
    try expect(device.lines { try device.tap("a rather long label") }, is: ["ok"])
    try expect(device.lines { try device.tap("9") }, is: ["badge"])
    try device.tap("cover")
    device.settle()
    #expect(throws: DeviceError.covered("9", by: "curtain")) { try device.tap("9") }
    expect(
      DeviceError.covered("ok", by: "curtain").description,
      is: "\"ok\" is on screen but covered by \"curtain\".")
  }

  @Test func `a point is touched without a label, counted from the screen's corner`() throws {
    let device = showing { Plain() }
    try expect(device.lines { try device.tap(at: CGPoint(x: 30, y: 70)) }, is: ["green 30, 70"])
    try expect(device.lines { try device.tap(at: CGPoint(x: 30, y: 300)) }, is: [])
    #expect(throws: DeviceError.self) { try device.tap(at: CGPoint(x: -1, y: 0)) }
    try expect(device.lines { try device.play([.tapAt(x: 10, y: 60)]) }, is: ["green 10, 60"])
  }

  @Test func `rows of a lazy stack see spaces on, inside and around their container`() throws {
    let device = showing { Spaces() }
    expect(device.screenText.prefix(2), is: ["0: 0 0 50", "1: 100 100 150"])
    device.scroll(by: 40)
    device.settle()
    expect(device.screenText.prefix(2), is: ["1: 100 60 110", "2: 200 160 210"])
  }

  @Test func `a gesture reports its location in the requested space`() throws {
    let device = showing { Marks() }
    expect(
      Set(try device.lines { try device.tap("mark") }),
      is: ["content 150", "window 150", "local 50"])
    device.scroll(by: 60)
    device.settle()
    expect(
      Set(try device.lines { try device.tap("mark") }),
      is: ["content 150", "window 90", "local 50"])
  }
}
