// Updates of the update cycle against the vsyncs of 60 Hz.

import Expectations
import SimCore
import SimDevice
import Testing

@Suite struct UpdateCycleTests {
  @Test func `an update has its phases in Apple's order, without those of low latency`() {
    expect(
      UpdatePhase.inOrder,
      is: [
        .updateScheduled, .eventDispatch, .displayLinkDispatch, .animations, .transactionCommit,
        .updateComplete,
      ])
    expect(UpdatePhase.allCases.filter(\.isLowLatency).count, is: 2)
  }

  /// When updates begin and end: requests and the length of each update in ms.
  private func begins(_ requests: [Int], lasting duration: Int) -> [Int] {
    let clock = FrameClock(rate: 60)
    var cycle = UpdateCycle()
    var begins: [Int] = []
    for request in requests {
      let now = Instant.launch + .milliseconds(Int64(request))
      cycle.request()
      let begin = cycle.begin(at: now)
      #expect(cycle.isRequested && cycle.mayBegin(at: begin))
      expect(cycle.mayBegin(at: now), is: (begin == now))
      cycle.begin(now: begin)
      let end = begin + .milliseconds(Int64(duration))
      cycle.end(nextFrame: clock.time(ofVsync: clock.vsync(after: end)))
      begins.append(Int(begin.value / 1_000_000))
    }
    return begins
  }

  @Test func `a frame has one update, and what comes later waits for the next frame`() {
    expect(begins([2, 6, 60], lasting: 3), is: [2, 16, 60])
  }

  @Test func `after an update that took too long the next one begins at the vsync that follows`() {
    // The first ends at 22 ms: the vsync of 16.7 ms is lost.
    expect(begins([2, 23, 24], lasting: 20), is: [2, 33, 66])
  }
}
