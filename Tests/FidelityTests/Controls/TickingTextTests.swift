// Texts that show how much time has passed change by themselves, in virtual time and without a body.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  private struct Clocks: View {
    @State private var start = Date.now
    @State private var isShown = true
    var body: some View {
      let _ = print("body")
      Button("hide") { isShown = false }
      if isShown {
        Text(start, style: .timer)
        Text("since \(start, style: .relative)")
        Text(timerInterval: start...start.addingTimeInterval(5))
        Text(start.addingTimeInterval(3_600), style: .offset)
        Text(timerInterval: start...start.addingTimeInterval(60), pauseTime: start)
      }
    }
  }

  @Test func `texts of passing time change each second, and no body runs for it`() {
    let device = showing { Clocks() }
    expect(device.screenText, is: ["hide", "0:00", "since 0 sec", "0:05", "+1 hour", "1:00"])
    device.advance(by: .milliseconds(1_100))
    expect(
      device.screenText, is: ["hide", "0:01", "since 1 sec", "0:04", "+59 minutes", "1:00"])
    device.advance(by: .seconds(66))
    expect(
      device.screenText,
      is: ["hide", "1:07", "since 1 min, 7 sec", "0:00", "+58 minutes", "1:00"])
    expect(device.console, is: ["body"])
    // The next change lies further ahead than what is waited for.
    #expect(device.settle())
  }

  @Test func `what has been hidden, and an interval that is over, do not keep the device awake`()
    throws
  {
    let device = showing { Clocks() }
    try device.tap("hide")
    device.settle()
    #expect(device.run(atMost: .seconds(10)))
    let countdown = showing {
      let now = Date.now
      Text(timerInterval: now...now.addingTimeInterval(3))
    }
    #expect(countdown.run(atMost: .seconds(10)))
    expect(countdown.screenText, is: ["0:00"])
  }

  @Test
  func `a text of hours changes each minute, and in a row that went and came back it is right`() {
    let device = showing {
      let now = Date.now
      List {
        Text(now.addingTimeInterval(-7_260), style: .relative)
        ForEach(0..<100) { Text("row \($0)") }
      }
    }
    expect(device.screenText.first, is: "2 hr, 1 min")
    device.advance(by: .seconds(61))
    expect(device.screenText.first, is: "2 hr, 2 min")
    device.scroll(by: 3_000)
    device.settle()
    device.advance(by: .seconds(120))
    device.scroll(by: -3_000)
    device.settle()
    expect(device.screenText.first, is: "2 hr, 4 min")
  }
}
