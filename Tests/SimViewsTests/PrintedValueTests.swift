// Values that people print, store and interpolate, as Apple's framework gives them (source: OpenSwiftUI's compatibility tests).

import Expectations
import Foundation
import SwiftUI
import Testing

@Suite struct PrintedValueTests {
  @Test func `the animatable data of an angle is its radians times 128`() {
    expect(Angle(radians: 2).animatableData, is: 256)
    var angle = Angle.zero
    angle.animatableData = 64
    expect(angle.radians, is: 0.5)
  }

  @Test func `a resolved color prints a byte for each component and the opacity`() {
    expect("\(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25))", is: "#FF800040")
    expect("\(Color.Resolved(red: 1.2, green: -0.1, blue: 0))", is: "#FF0000FF")
  }

  @Test func `linear components and those of Display P3 are converted to sRGB`() {
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.001, blue: 1)
    #expect(abs(linear.red - 0.735_357) < 0.000_01)
    #expect(abs(linear.green - 0.012_92) < 0.000_01)
    expect(linear.blue, is: 1)
    #expect(abs(linear.linearRed - 0.5) < 0.000_01)
    let green = Color.Resolved(colorSpace: .displayP3, red: 0, green: 1, blue: 0)
    #expect(abs(green.red + 0.511_6) < 0.001)
    #expect(abs(green.green - 1.018_3) < 0.001)
    #expect(abs(green.blue + 0.310_7) < 0.001)
    // White is white in both.
    let white = Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1)
    #expect(abs(white.red - 1) < 0.000_1 && abs(white.blue - 1) < 0.000_1)
  }

  @Test func `a resolved color survives being encoded`() throws {
    let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    let data = try JSONEncoder().encode(color)
    try expect(JSONDecoder().decode(Color.Resolved.self, from: data), is: color)
  }

  @Test func `an animation schedule that is paused, or at a low frequency, has no entries`() {
    let start = Date(timeIntervalSince1970: 100)
    let running = AnimationTimelineSchedule(minimumInterval: 0.5)
    expect(
      Array(running.entries(from: start, mode: .normal).prefix(2)),
      is: [start, start.addingTimeInterval(0.5)])
    expect(Array(running.entries(from: start, mode: .lowFrequency).prefix(1)), is: [])
    let paused = AnimationTimelineSchedule(minimumInterval: 0.5, paused: true)
    expect(Array(paused.entries(from: start, mode: .normal).prefix(1)), is: [])
  }

  @Test func `a periodic schedule begins at the start of the interval in which it is asked`() {
    let start = Date(timeIntervalSince1970: 100)
    let schedule = PeriodicTimelineSchedule(from: start, by: 10)
    expect(
      Array(schedule.entries(from: start.addingTimeInterval(25), mode: .normal).prefix(2)),
      is: [start.addingTimeInterval(20), start.addingTimeInterval(30)])
  }
}
