public import Foundation

/// A gesture that succeeds when the user performs a long press.
nonisolated public struct LongPressGesture: PrimitiveGesture, Equatable {
  /// The minimum duration of the long press, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the long press can move, in points.
  public var maximumDistance: CGFloat
  /// Whether the finger is down.
  public typealias Value = Bool

  /// Creates a long-press gesture with a minimum duration and a maximum distance.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A recogniser that waits.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Bool> {
    LongPressRecogniser(gesture)
  }
}

/// Waits while a finger stays where it came down.
///
/// The press is complete when the time is over, while the finger is still down. Before that it goes on, but
/// no other recogniser is blocked.
final class LongPressRecogniser: _GestureRecogniser<Bool> {
  private let gesture: LongPressGesture
  private var start: CGPoint?
  private var due: Double?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Double? { due }
  override var isTentative: Bool { due != nil }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<Bool> {
    switch event.phase {
    case .began:
      start = event.location
      due = event.time + max(0, gesture.minimumDuration)
    case .moved:
      guard let start, start.distance(to: event.location) <= gesture.maximumDistance else {
        return .failed
      }
    case .ended, .cancelled: return isOver(event) ? .ended(true) : .failed
    case .waited: break
    }
    return isOver(event) ? .ended(true) : .active(true)
  }

  private func isOver(_ event: TouchEvent) -> Bool {
    guard let due, event.phase != .cancelled, event.time >= due else { return false }
    self.due = nil
    return true
  }
}
