/// A type that describes the state of a scroll gesture of a scrollable view.
@frozen
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  /// The scroll view is at rest.
  case idle
  /// A finger is down and the content does not move yet; the simulated finger moves at once.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content keeps moving by itself after a fling.
  case decelerating
  /// The app moves the content under an animation.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}
