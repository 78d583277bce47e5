// Values that people print, store and interpolate, as Apple's framework gives them (source: OpenSwiftUI's compatibility tests).

import Expectations
import Foundation
import SimDevice
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

extension PrintedValueTests {
  @Test func `a color prints its name after the opacities that were put on it, in percent`() {
    expect("\(Color.red)", is: "red")
    expect("\(Color.red.opacity(0.334))", is: "33% red")
    expect("\(Color.red.opacity(0.336))", is: "34% red")
    expect("\(Color.red.opacity(0.3).opacity(0.5))", is: "50% 30% red")
    expect("\(Color(red: 1, green: 0, blue: 0).opacity(0.5))", is: "50% #FF0000FF")
    expect("\(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))", is: "#FF800040")
    expect("\(Color(white: 1))", is: "#FFFFFFFF")
    expect("\(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5))", is: "#008000FF")
    expect("\(Color("Brand"))", is: "NamedColor(name: \"Brand\", bundle: nil)")
  }

  @Test func `the opacity of a color is the product of those that were put on it`() {
    let environment = EnvironmentValues()
    expect(Color.red.opacity(0.334).resolve(in: environment).opacity, is: 0.334)
    expect(Color.red.opacity(0.3).opacity(0.5).resolve(in: environment).opacity, is: 0.15)
    #expect(Color.red.opacity(0.334) != Color.red.opacity(0.333))
  }

  @Test(
    arguments: [
      (Color.RGBColorSpace.sRGB, 0.01, 0.02, 0.03, 0.04, "#0305080A"),
      (.sRGB, 0.412, 0.508, 0.690, 0.748, "#6982B0BF"), (.sRGB, 0.6, 0.6, 0.6, 0.6, "#99999999"),
      (.sRGBLinear, 0.01, 0.02, 0.03, 0.04, "#1927300A"),
      (.sRGBLinear, 0.3, 0.3, 0.3, 0.3, "#9595954D"),
      (.sRGBLinear, 0.412, 0.508, 0.690, 0.748, "#ACBDD8BF"),
      (.sRGBLinear, 0.6, 0.6, 0.6, 0.6, "#CBCBCB99"), (.sRGBLinear, 1, 1, 1, 1, "#FFFFFFFF"),
      (.displayP3, 0.01, 0.02, 0.03, 0.04, "#0205080A"),
      (.displayP3, 0.6, 0.6, 0.6, 0.6, "#99999999"), (.displayP3, 1, 1, 1, 1, "#FFFFFFFF"),
    ] as [(Color.RGBColorSpace, Float, Float, Float, Float, String)])
  func `components of every color space are resolved to sRGB`(
    space: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float, text: String
  ) {
    let resolved = Color.Resolved(
      colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
    expect(resolved.description, is: text)
    let color = Color(
      space, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    expect(color.description, is: text)
  }

  @Test func `an environment prints what was written, the newest first, and keeps older values`() {
    struct BoolKey: EnvironmentKey { static let defaultValue = false }
    struct IntKey: EnvironmentKey { static let defaultValue = 0 }
    var environment = EnvironmentValues()
    _ = environment[BoolKey.self]
    expect(environment.description, is: "[]")
    environment[BoolKey.self] = false
    expect("\(environment)", is: "[EnvironmentPropertyKey<BoolKey> = false]")
    environment[BoolKey.self] = true
    environment[IntKey.self] = 1
    expect(
      "\(environment)",
      is: """
        [EnvironmentPropertyKey<IntKey> = 1, EnvironmentPropertyKey<BoolKey> = true, \
        EnvironmentPropertyKey<BoolKey> = false]
        """)
  }

  @MainActor @Test func `stops of a gradient that are not in order are reported`() {
    let device = SimulatedDevice()
    device.launch {
      VStack {
        let _ = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0)])
        let _ = Gradient(stops: [.init(color: .red, location: 1), .init(color: .blue, location: 0)])
        Text("done")
      }
    }
    device.settle()
    expect(device.diagnostics, is: ["Gradient stop locations must be ordered."])
  }
}

extension PrintedValueTests {
  @Test(
    arguments: [
      (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash),
      ([.single, .patternDashDot], .dashDot), ([.single, .patternDashDotDot], .dashDotDot),
    ] as [(NSUnderlineStyle, Text.LineStyle.Pattern)])
  func `a line style is made of an underline style and back`(
    style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern
  ) {
    expect(Text.LineStyle(nsUnderlineStyle: style), is: Text.LineStyle(pattern: pattern))
    expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern, color: .red)), is: style)
  }

  @Test(
    arguments: [
      .thick, .double, .byWord, [], [.single, .thick], [.single, .byWord],
      [.single, .patternDot, .thick],
    ] as [NSUnderlineStyle])
  func `an underline style that SwiftUI does not draw makes no line style`(style: NSUnderlineStyle)
  {
    #expect(Text.LineStyle(nsUnderlineStyle: style) == nil)
  }
}
