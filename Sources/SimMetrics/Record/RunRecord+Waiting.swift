// The times for which the user waited: hangs of the main thread, and the latency from a touch to
// the screen.

/// An interval in which the main thread was never idle.
package struct BusyPeriod: Equatable, Sendable {
  /// The time at which it began, in nanoseconds since launch.
  package var start: Int64
  /// Its duration, in nanoseconds.
  package var duration: Int64

  /// The shortest hang that Apple's tools report: 250 ms.
  package static let hang: Int64 = 250_000_000
}

extension RunRecord {
  /// The hangs: intervals of more than 250 ms in which the main thread was busy without a pause, in
  /// order.
  ///
  /// - Complexity: O(spans)
  package var hangs: [BusyPeriod] {
    var periods: [BusyPeriod] = []
    var current: BusyPeriod?
    for span in play.spans where span.kind != .render {
      if var period = current, span.start <= period.start + period.duration {
        period.duration = max(period.duration, span.start + span.duration - period.start)
        current = period
      } else {
        if let current { periods.append(current) }
        current = BusyPeriod(start: span.start, duration: span.duration)
      }
    }
    if let current { periods.append(current) }
    return periods.filter { $0.duration > BusyPeriod.hang }
  }

  /// The latencies of taps and other short touches that led to a frame: from the finger lifting to
  /// the presentation of the first frame committed after it, in nanoseconds.
  ///
  /// - Complexity: O(inputs × log frames)
  package var touchLatencies: [Int64] {
    log.inputs.compactMap { input in
      guard !["launch", "drag", "fling"].contains(input.kind) else { return nil }
      let lifted = input.start + input.duration
      var low = 0
      var high = play.frames.count
      while low < high {
        let middle = (low + high) / 2
        if play.frames[middle].committed < lifted { low = middle + 1 } else { high = middle }
      }
      return low < play.frames.count ? play.frames[low].presented - lifted : nil
    }
  }
}
