// The reason why a simulation returned to its caller. Exactly one applies after each run, so
// callers can distinguish a settled device from one that was cut short.

/// The reason why a run of the simulation ended.
@usableFromInline
package enum StopReason: Hashable, Codable, Sendable {
  /// No event is pending.
  case drained
  /// The next event lies beyond the allowed time.
  case horizonReached
  /// The allowed number of events was delivered.
  case eventLimitReached
  /// The handler requested the end.
  case stopRequested
}
