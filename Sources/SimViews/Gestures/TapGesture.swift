// Taps. The limits are those of the system's own recognisers.

public import Foundation

/// A gesture that recognizes one or more taps.
nonisolated public struct TapGesture: PrimitiveGesture, Equatable {
  /// The required number of tap events.
  public var count: Int
  /// A tap has no value.
  public typealias Value = Void

  /// Creates a tap gesture with the number of required taps.
  nonisolated public init(count: Int = 1) { self.count = count }

  /// A recogniser that counts taps.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Void> {
    MappedRecogniser(TapRecogniser(count: gesture.count)) { _ in }
  }
}

/// A gesture that recognizes one or more taps and reports their location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The attributes of a tap gesture.
  public struct Value: Equatable, Sendable {
    /// The location of the tap, in the view's coordinates.
    public var location: CGPoint
  }
  /// The required number of tap events.
  public var count: Int
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with the number of required taps.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A recogniser that counts taps.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    MappedRecogniser(TapRecogniser(count: gesture.count)) { point in
      Value(location: GestureScope.location(point, in: gesture.coordinateSpace))
    }
  }
}

/// Counts taps; the value is the place of the last one.
final class TapRecogniser: _GestureRecogniser<CGPoint> {
  /// How long the second of two taps may take to come: 0.35 s, UITapGestureRecognizer's default.
  static let interval = 0.35
  /// How far a finger may move in a tap: 45 points (UITapGestureRecognizer's allowable movement).
  static let slop: CGFloat = 45

  private let count: Int
  private var taps = 0
  private var start: CGPoint?
  private var lastEnd: Double?

  init(count: Int) {
    demand(count >= 1, "A tap gesture needs at least one tap, not \(count).")
    self.count = count
  }

  override var needsTime: Bool { count > 1 }
  override var deadline: Double? { start == nil ? lastEnd.map { $0 + Self.interval } : nil }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<
    CGPoint
  > {
    switch event.phase {
    case .began:
      if let lastEnd, event.time > lastEnd + Self.interval { return .failed }
      start = event.location
    case .moved:
      guard let start, start.distance(to: event.location) <= Self.slop else { return .failed }
    case .ended:
      guard let start, start.distance(to: event.location) <= Self.slop else { return .failed }
      self.start = nil
      taps += 1
      lastEnd = event.time
      if taps == count {
        return .ended(event.location)
      }
    case .waited:
      if let deadline, event.time >= deadline { return .failed }
    case .cancelled: return .failed
    }
    return .possible
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
