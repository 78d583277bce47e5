// How long something moved, by motions and late frames that are written down by hand.

import Expectations
import SimCore
import Testing

@testable import SimDevice

@Suite struct TrackedTimeTests {
  private func at(_ milliseconds: Int64) -> Instant { .launch + .milliseconds(milliseconds) }

  private func time(
    at now: Int64, _ steps: (inout TrackedTime) -> Void
  ) -> Int64 {
    var tracked = TrackedTime()
    steps(&tracked)
    return tracked.time(at: at(now)).value / 1_000_000
  }

  @Test func `a motion lasts from its beginning to its end, or until now`() {
    expect(time(at: 900) { _ in }, is: 0)
    expect(time(at: 900) { $0.begin(at: at(100)) }, is: 800)
    expect(
      time(at: 900) {
        $0.begin(at: at(100))
        $0.end(at: at(300))
        $0.begin(at: at(400))
        $0.end(at: at(500))
      }, is: 300)
  }

  @Test func `a late frame prolongs a motion until it is shown, and time counts once`() {
    expect(
      time(at: 900) {
        $0.begin(at: at(100))
        $0.prolong(until: at(450), by: .milliseconds(200))
        $0.end(at: at(300))
        // It begins before the motion before it is over.
        $0.begin(at: at(400))
        $0.end(at: at(500))
      }, is: 400)
  }

  @Test func `a frame that was due before its motion began brings the beginning forward`() {
    expect(
      time(at: 900) {
        $0.begin(at: at(100))
        $0.prolong(until: at(150), by: .milliseconds(120))
        $0.end(at: at(300))
      }, is: 270)
  }

  @Test func `without known motions the lateness itself is what moved`() {
    expect(
      time(at: 900) {
        $0.prolong(until: at(150), by: .milliseconds(50))
        $0.prolong(until: at(400), by: .milliseconds(100))
      }, is: 150)
  }
}
