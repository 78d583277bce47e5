// Timers of the main run loop, as the times in ms at which they fire: `60ab` is a and b together.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimCore
import SimDevice
import SimViews
import Testing

@MainActor @Suite struct TimerTableTests {
  private struct Given {
    var interval: Int
    var tolerance = 0
    var mode = HostTimer.Mode.common
  }

  /// Plays timers called a, b, … for so many milliseconds.
  /// - Parameter tracking: the span in which something is scrolled.
  /// - Parameter busy: the span in which the main thread fires nothing.
  private func play(
    _ given: [Given], until end: Int, tracking: Range<Int> = 0..<0, busy: Range<Int> = 0..<0
  ) -> String {
    var table = TimerTable()
    var fired = ""
    for (index, timer) in given.enumerated() {
      let name = "abcdef".dropFirst(index).prefix(1)
      table.add(
        HostTimer(
          interval: Double(timer.interval) / 1_000, tolerance: Double(timer.tolerance) / 1_000,
          mode: timer.mode, repeats: true, fire: { _ in fired += name }), at: .launch)
    }
    var history: [String] = []
    for millisecond in 0...end where !busy.contains(millisecond) {
      let mode: RunLoopMode = tracking.contains(millisecond) ? .tracking : .default
      let now = Instant.launch + .milliseconds(Int64(millisecond))
      guard let wake = table.nextWake(in: mode), wake <= now else { continue }
      #expect(table.hasDue(at: now, in: mode))
      for timer in table.takeDue(at: now, in: mode) { timer.fire(.distantPast) }
      history.append("\(millisecond)\(fired)")
      fired = ""
    }
    return history.joined(separator: " ")
  }

  @Test func `a timer fires on its grid, and a tolerance alone does not delay it`() {
    expect(play([Given(interval: 50)], until: 200), is: "50a 100a 150a 200a")
    expect(play([Given(interval: 50, tolerance: 20)], until: 200), is: "50a 100a 150a 200a")
  }

  @Test func `timers are coalesced as far as their tolerances reach`() {
    let given = [Given(interval: 50, tolerance: 20), Given(interval: 60)]
    // The third time a may wait until 170 only, and b is due at 180.
    expect(play(given, until: 240), is: "60ab 120ab 150a 180b 200a 240b")
    expect(play([Given(interval: 50), Given(interval: 60)], until: 120), is: "50a 60b 100a 120b")
  }

  @Test func `who is late fires once, and what was missed is dropped`() {
    expect(play([Given(interval: 50)], until: 400, busy: 90..<260), is: "50a 260a 300a 350a 400a")
  }

  @Test func `timers fire in the order of their dates, then of their making`() {
    let given = [Given(interval: 40), Given(interval: 30), Given(interval: 40)]
    expect(play(given, until: 60, busy: 0..<50), is: "50bac 60b")
  }

  @Test func `a timer fires in its modes alone`() {
    let given = [
      Given(interval: 40, mode: .default), Given(interval: 40, mode: .common),
      Given(interval: 40, mode: .tracking),
    ]
    // The timer of tracking is late when tracking begins, that of the default mode when it ends.
    expect(
      play(given, until: 240, tracking: 100..<190),
      is: "40ab 80ab 100c 120bc 160bc 190a 200ab 240ab")
  }
}
