// Conversion of a clock's duration to virtual nanoseconds.
//
// Only the standard library's clocks reach an executor: the `sleep` of a custom clock calls one of them. Their duration is
// `Swift.Duration` in attoseconds. It is rounded up to nanoseconds, so that a task never wakes before its deadline and
// sleeps again.

/// Returns the duration on the device in nanoseconds, rounded up; 0 if it has passed.
///
/// - Precondition: the duration of the clock is `Swift.Duration`.
func virtualNanoseconds<C: Clock>(_ duration: C.Duration, of clock: C) -> Int64 {
  guard let duration = duration as? Swift.Duration else {
    fatalError("A device cannot wait for \(C.self): its durations are not Swift.Duration.")
  }
  let (seconds, attoseconds) = duration.components
  guard duration > .zero else { return 0 }
  // Half of the representable time, 146 years, stands for an endless duration.
  guard seconds < Int64.max / 2 / 1_000_000_000 else { return Int64.max / 2 }
  return seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
}
