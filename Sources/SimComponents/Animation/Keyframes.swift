// Keyframes: how values move on tracks of their own over time. A track is a list of segments; a value at a time is found
// segment by segment, so that a timeline is a pure function of time.

public import Foundation
public import SimViews

/// A segment of a track: its target, its duration and its curve.
public struct _KeyframeSegment<Value: Animatable> {
  enum Curve {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }
  let target: Value
  let duration: Double
  let curve: Curve
}

/// A group of keyframes that define an interpolation curve of an animatable value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the content.
  associatedtype Body: KeyframeTrackContent
  /// The composition of content that comprise the keyframe track.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Returns the segments, in order.
  func _segments() -> [_KeyframeSegment<Value>]
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Returns the segments of the body.
  public func _segments() -> [_KeyframeSegment<Value>] { body._segments() }
}

/// A keyframe of the framework, which has no body.
public protocol _PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}
extension _PrimitiveKeyframe {
  public var body: Self { return self }
}

/// A keyframe that uses simple linear interpolation.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let segment: _KeyframeSegment<Value>
  /// Creates a keyframe that moves to a value over a duration in seconds, along a curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = _KeyframeSegment(target: to, duration: duration, curve: .linear(timingCurve))
  }
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that uses a cubic curve to smoothly interpolate between values.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let segment: _KeyframeSegment<Value>
  /// Creates a keyframe that moves to a value over a duration in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, duration: duration,
      curve: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that uses a spring function to interpolate to the given value.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let segment: _KeyframeSegment<Value>
  /// Creates a keyframe that moves to a value; without a duration, in seconds, until the spring rests.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, duration: duration ?? spring.settlingDuration,
      curve: .spring(spring, startVelocity: startVelocity))
  }
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that immediately moves to the given value without interpolating.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let segment: _KeyframeSegment<Value>
  /// Creates a keyframe that moves to a value at once.
  public init(_ to: Value) { segment = _KeyframeSegment(target: to, duration: 0, curve: .move) }
  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A sequence of keyframes.
public struct _KeyframeList<Value: Animatable>: _PrimitiveKeyframe {
  let segments: [_KeyframeSegment<Value>]
  /// Returns the segments of all.
  public func _segments() -> [_KeyframeSegment<Value>] { segments }
}

/// The builder that creates keyframe track content from the keyframes that you define within a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns a keyframe, or several.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeList<Value> where K.Value == Value {
    _KeyframeList(segments: expression._segments())
  }
  /// Combines keyframes into a sequence.
  public static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList(segments: content.flatMap(\.segments))
  }
  /// Returns an `if` without `else`.
  public static func buildIf<K: KeyframeTrackContent>(_ content: K?) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(segments: content?._segments() ?? []) }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(segments: first._segments()) }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(segments: second._segments()) }
  public static func buildArray<K: KeyframeTrackContent>(_ content: [K]) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(segments: content.flatMap { $0._segments() }) }
}
