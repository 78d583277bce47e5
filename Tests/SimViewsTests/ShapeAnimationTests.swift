// Shapes with animatable data: another outline at each frame, where the change is animated.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

/// A shape around another one, whose data are its own and the other's.
private struct Dented<Base: Shape>: Shape {
  var base: Base
  var depth: CGFloat
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, depth) }
    set {
      base.animatableData = newValue.first
      depth = newValue.second
    }
  }
  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: depth, dy: depth)) }
}

private struct Ring: View {
  @State private var part: CGFloat = 0

  var body: some View {
    VStack {
      Circle().trim(from: 0, to: part).stroke(.red, lineWidth: 4 + 4 * part)
        .frame(width: 100, height: 100)
      RoundedRectangle(cornerRadius: 20 * part).fill(.blue).frame(width: 50, height: 50)
      Button("Grow") { withAnimation(.linear(duration: 1)) { part = 1 } }
      Button("Jump") { part = 0.5 }
    }
  }
}

@MainActor @Suite struct ShapeAnimationTests {
  /// How much of the circle is drawn, the width of its line, and the radius of the corners.
  private func shown(_ device: SimulatedDevice) throws -> [Double] {
    let screen = device.screenDescription
    let circle = try #require(screen.firstMatch(of: #/trim [\d.]+ ([\d.]+) stroke ([\d.]+)/#))
    let corners = try #require(screen.firstMatch(of: #/roundedRectangle ([\d.]+)/#))
    return [circle.1, circle.2, corners.1].map { (Double($0) ?? -1) }
  }

  private func ring() -> SimulatedDevice {
    let device = SimulatedDevice()
    device.launch { Ring() }
    device.settle()
    return device
  }

  @Test func `the outline of a shape goes from the old to the new data`() throws {
    let device = ring()
    try expect(shown(device), is: [0, 4, 0])
    try device.tap("Grow")
    var parts: [Double] = []
    for _ in 0..<12 {
      device.advance(by: .milliseconds(100))
      let now = try shown(device)
      #expect(abs(now[1] - (4 + 4 * now[0])) < 1e-9 && abs(now[2] - 20 * now[0]) < 1e-9)
      parts.append(now[0])
    }
    #expect(parts.first.map { $0 > 0 && $0 < 0.2 } == true && parts.last == 1)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(parts).count > 8)
  }

  @Test func `without an animation the outline jumps`() throws {
    let device = ring()
    try device.tap("Jump")
    device.advance(by: .milliseconds(200))
    try expect(shown(device), is: [0.5, 6, 10])
  }

  @Test func `a shape around another one moves the data of both`() {
    var shape = Dented(base: Circle().trim(from: 0, to: 0.5), depth: 3)
    shape.animatableData = shape.animatableData.scaled(by: 2)
    expect(shape.depth, is: 6)
    expect(shape.base.animatableData.second, is: AnimatablePair(0, 1))
    expect(Circle().animatableData, is: EmptyAnimatableData())
    var corners = UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 4)
    corners.animatableData = corners.animatableData.scaled(by: 3)
    expect(corners.cornerRadii, is: RectangleCornerRadii(topLeading: 3, bottomTrailing: 12))
  }
}

/// Says each value that it is given on the way, and when the one that was asked for is there.
private struct Listening: AnimatableModifier {
  let target: Double
  let heard: @MainActor (Double) -> Void
  private var current: Double

  init(_ target: Double, heard: @escaping @MainActor (Double) -> Void) {
    self.target = target
    self.heard = heard
    current = target
  }

  nonisolated var animatableData: Double {
    get { current }
    set {
      current = newValue
      let heard = heard
      DispatchQueue.main.async { heard(newValue) }
    }
  }

  func body(content: Content) -> some View { content }
}

@MainActor
private final class Hearing {
  var values: [Double] = []
}

private struct Slide: View {
  let hearing: Hearing
  @State private var place = 0.0

  var body: some View {
    Button("Slide") { withAnimation(.linear(duration: 0.1)) { place += 1 } }
      .modifier(Listening(place) { hearing.values.append($0) })
  }
}

@MainActor @Suite struct AnimatableDataTests {
  @Test func `the last value of an animation is written as those before it`() throws {
    let hearing = Hearing()
    let device = SimulatedDevice()
    device.launch { Slide(hearing: hearing) }
    device.settle()
    expect(hearing.values, is: [])
    for end in [1.0, 2.0] {
      hearing.values = []
      try device.tap("Slide")
      device.settle()
      #expect(hearing.values.count > 4 && hearing.values.last == end)
      expect(hearing.values.filter { $0 == end }.count, is: 1)
      expect(hearing.values, is: hearing.values.sorted())
    }
  }
}
