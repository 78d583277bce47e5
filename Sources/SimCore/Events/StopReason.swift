// Why a simulation returned to its caller. Exactly one of these holds after each run, so that no
// caller has to guess whether a quiet device has settled or was cut short.

/// Why a run of the simulation ended.
@usableFromInline
package enum StopReason: Hashable, Codable, Sendable {
  /// No event is pending.
  case drained
  /// The next event lies beyond the time that the run was allowed.
  case horizonReached
  /// The run delivered as many events as it was allowed.
  case eventLimitReached
  /// The handler asked for an end.
  case stopRequested
}
