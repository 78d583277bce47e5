// Pinches and turns: gestures of two fingers. A simulated touch has one finger, so no touch satisfies them: they are
// accepted, composed with others, and never recognised.

public import Foundation

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// The type representing the gesture's value.
  public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event.
    public var time: Date
    /// The relative amount that the gesture has magnified by.
    public var magnification: CGFloat
    /// The current magnification velocity.
    public var velocity: CGFloat
    /// The initial anchor point of the gesture in the modified view's size.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the modified view's coordinate space, in points.
    public var startLocation: CGPoint
  }
  /// The minimum required delta before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture with a given minimum delta for the gesture to start.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A recogniser that a touch of one finger never satisfies.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    _GestureRecogniser()
  }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// The type representing the gesture's value.
  public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event.
    public var time: Date
    /// The relative amount that the gesture has rotated by.
    public var rotation: Angle
    /// The current rotation velocity.
    public var velocity: Angle
    /// The initial anchor point of the gesture in the modified view's size.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the modified view's coordinate space, in points.
    public var startLocation: CGPoint
  }
  /// The minimum delta required before the gesture succeeds.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum delta for the gesture to start.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A recogniser that a touch of one finger never satisfies.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    _GestureRecogniser()
  }
}

/// A gesture that recognizes a magnification motion; the older name of `MagnifyGesture`.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  /// The relative amount that the gesture has magnified by.
  public typealias Value = CGFloat
  /// The minimum required delta before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture with a given minimum delta for the gesture to start.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A recogniser that a touch of one finger never satisfies.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<CGFloat> {
    _GestureRecogniser()
  }
}

/// A gesture that recognizes a rotation motion; the older name of `RotateGesture`.
nonisolated public struct RotationGesture: PrimitiveGesture {
  /// The relative amount that the gesture has rotated by.
  public typealias Value = Angle
  /// The minimum delta required before the gesture succeeds.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum delta for the gesture to start.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A recogniser that a touch of one finger never satisfies.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Angle> {
    _GestureRecogniser()
  }
}
