// Timers of the main run loop: the runtime asks for one, the host fires it. The runtime knows neither
// clocks nor the loop.

package import Foundation

/// A timer that the host's run loop fires.
@MainActor
package final class HostTimer {
  /// The modes of the loop in which a timer fires.
  package enum Mode: Sendable {
    /// Only while nothing is dragged or decelerates.
    case `default`
    case common
    /// Only while something is dragged or decelerates.
    case tracking
  }

  /// The distance between two firings, in seconds; the first comes one after the start.
  package let interval: Double
  /// How much later than due it may fire, in seconds.
  package let tolerance: Double
  package let mode: Mode
  /// Called with the date when it fires.
  package let fire: @MainActor (Date) -> Void
  /// Whether it fires again and again: like an animation without an end, that is nothing to wait for.
  package let repeats: Bool
  /// Whether it only moves a clock that is shown, which is nothing to wait for at all.
  package let movesClock: Bool
  /// Whether the target still exists.
  ///
  /// It is checked where the timer is not notified of its end.
  private let isWanted: (@MainActor () -> Bool)?
  private var wasCancelled = false
  /// Whether it no longer fires.
  package var isCancelled: Bool { wasCancelled || isWanted?() == false }

  package init(
    interval: Double, tolerance: Double, mode: Mode, repeats: Bool, movesClock: Bool = false,
    isWanted: (@MainActor () -> Bool)? = nil, fire: @escaping @MainActor (Date) -> Void
  ) {
    self.isWanted = isWanted
    self.repeats = repeats
    self.movesClock = movesClock
    self.interval = interval
    self.tolerance = tolerance
    self.mode = mode
    self.fire = fire
  }

  package func cancel() { wasCancelled = true }
}
