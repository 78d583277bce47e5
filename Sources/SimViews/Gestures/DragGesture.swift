public import Foundation

/// A dragging motion that invokes an action as the drag-event sequence changes.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The attributes of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time associated with the drag gesture's current event.
    public var time: Date
    /// The location of the drag gesture's current event.
    public var location: CGPoint
    /// The location of the drag gesture's first event.
    public var startLocation: CGPoint
    /// The velocity at the current event, in points a second.
    public var velocity: CGSize

    /// The total translation from the start of the drag gesture to the current event.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest: a quarter of a second further at the present velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The translation if the finger came to rest at the predicted place.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The minimum dragging distance before the gesture succeeds, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a dragging gesture with the minimum dragging distance before the gesture succeeds and the
  /// coordinate space of the gesture's location.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A recogniser that follows the finger.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    DragRecogniser(gesture)
  }
}

/// Follows a finger once it has moved far enough.
final class DragRecogniser: _GestureRecogniser<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: TouchEvent?
  private var last: TouchEvent?
  private var velocity = CGSize.zero
  private var isActive = false

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<
    DragGesture.Value
  > {
    switch event.phase {
    case .began:
      start = event
      last = event
    case .cancelled: return .failed
    case .waited: return .possible
    case .moved, .ended: move(to: event)
    }
    guard let start else { return .failed }
    if start.location.distance(to: event.location) >= gesture.minimumDistance { isActive = true }
    guard isActive else { return event.phase == .ended ? .failed : .possible }
    let value = value(from: start, to: event)
    return event.phase == .ended ? .ended(value) : .active(value)
  }

  private func move(to event: TouchEvent) {
    defer { last = event }
    guard let last, event.time > last.time, event.location != last.location else { return }
    let span = CGFloat(event.time - last.time)
    velocity = CGSize(
      width: (event.location.x - last.location.x) / span,
      height: (event.location.y - last.location.y) / span)
  }

  private func value(from start: TouchEvent, to event: TouchEvent) -> DragGesture.Value {
    let seconds = ViewRuntime.current?.secondsSince1970 ?? event.time
    return DragGesture.Value(
      time: Date(timeIntervalSince1970: seconds),
      location: GestureScope.location(event.location, in: gesture.coordinateSpace),
      startLocation: GestureScope.location(start.location, in: gesture.coordinateSpace),
      velocity: velocity)
  }
}
