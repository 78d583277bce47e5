// How a body is run under Observation. Whether bodies of a type read observable properties is learnt from
// the first of them, so that those that never do need no closure.

@_spi(SwiftUI) import Observation

/// What is known of the observing of all bodies, or all row contents, of one type.
@MainActor
final class ObservationMemory {
  /// What takes a change, with the property where it is known, on whichever thread the property is set.
  typealias ChangeHandler = @Sendable (AnyKeyPath?) -> Void

  private enum Mode { case unknown, never, observing }
  private var mode = Mode.unknown

  /// Whether a body may observe, so that its registration has to be ended by a trap.
  var needsToken: Bool { mode != .never }

  /// Runs a body.
  ///
  /// - Parameter trap: the trap that the body observes, too.
  /// - Parameter onChange: called once, when a property is about to change that the body read, with the
  ///   property where it is known; made only if needed.
  func track<R>(
    _ token: ObservationToken?, _ body: () -> R,
    onChange: @autoclosure () -> ChangeHandler
  ) -> R {
    switch mode {
    case .never: return withObservationTracking(body, onChange: late(onChange()))
    case .observing: return observing(token, body, onChange())
    case .unknown:
      mode = .never
      return observing(token, { withObservationTracking(body, onChange: noted()) }, onChange())
    }
  }

  private func observing<R>(
    _ token: ObservationToken?, _ body: () -> R,
    _ onChange: @escaping ChangeHandler
  ) -> R {
    withObservationTracking(
      {
        token?.begin()
        return body()
      },
      willSet: { tracking in
        let changed = tracking.changed
        tracking.cancel()
        onChange(changed)
      })
  }

  /// Asked for after the first body only if it read observable properties.
  private func noted() -> @Sendable () -> Void {
    mode = .observing
    return {}
  }

  /// Asked for after a later body if it is the first to read observable properties.
  private func late(
    _ onChange: @escaping ChangeHandler
  ) -> @Sendable () -> Void {
    mode = .observing
    return { onChange(nil) }
  }
}
