// Texts and bars of what the clock says.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Controls {
  private struct Clock: View {
    @State private var start = Date.now
    /// Without it the format rounds to the nearest second.
    private let pattern = Duration.TimeFormatStyle.Pattern.minuteSecond(
      padMinuteToLength: 1, fractionalSecondsLength: 0, roundFractionalSeconds: .down)
    var body: some View {
      let _ = print("body")
      Text(.durationOffset(to: start), format: .time(pattern: pattern))
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
      Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
      ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false)
    }
  }

  @Test func `texts of a source of time, and bars of an interval, change without a body`() throws {
    let device = showing { Clock() }
    let text = device.screenText
    device.advance(by: .seconds(5))
    let later = device.screenText
    expect(text.prefix(3).joined(separator: " "), is: "0:00 00:00 1:30")
    expect(later.prefix(3).joined(separator: " "), is: "0:05 00:05 1:25")
    expect(later.last, is: "0:05")
    expect(device.console, is: ["body"])
  }

  private struct TwoClocks: View {
    let start = Date.now
    var body: some View {
      Text(start, style: .timer)
      Text(start.addingTimeInterval(0.4), style: .timer)
      Text(.currentDate, format: .stopwatch(startingAt: start))
    }
  }

  @Test func `clocks that tick are nothing to wait for`() {
    let device = showing { TwoClocks() }
    #expect(device.settle())
    #expect(device.now < .seconds(5))
  }

  private struct Stopped: View {
    @State private var timer: Timer?
    var body: some View {
      Button("start") {
        timer = .scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
      }
      Button("stop") { timer?.invalidate() }
    }
  }

  @Test func `an invalidated timer keeps nothing pending`() throws {
    let device = showing { Stopped() }
    try device.tap("start")
    device.settle()
    #expect(!device.run(atMost: .seconds(1)))
    try device.tap("stop")
    device.settle()
    #expect(device.run(atMost: .seconds(1)))
  }
}
