// From a clock's duration to virtual nanoseconds.
//
// Only the standard library's clocks reach an executor: a custom clock has its own `sleep`, which ends up here through
// one of these. Their duration is `Swift.Duration`, attoseconds; rounded up to nanoseconds, so that a task never wakes
// before its deadline and goes to sleep again.

/// The nanoseconds that `duration` of `clock` takes on the device, rounded up; 0 when it has passed already.
///
/// - Precondition: the clock counts in `Swift.Duration`.
func virtualNanoseconds<C: Clock>(_ duration: C.Duration, of clock: C) -> Int64 {
  guard let duration = duration as? Swift.Duration else {
    fatalError("A device cannot wait for \(C.self): its durations are not Swift.Duration.")
  }
  let (seconds, attoseconds) = duration.components
  guard duration > .zero else { return 0 }
  // Half of the representable time, 146 years, stands for "for ever".
  guard seconds < Int64.max / 2 / 1_000_000_000 else { return Int64.max / 2 }
  return seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
}
