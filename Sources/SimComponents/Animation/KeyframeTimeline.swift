// A timeline: tracks side by side, each moving one part of a value.

public import Foundation
public import SimViews

/// A type that defines changes to a value over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Body.Value
  /// The type of the content.
  associatedtype Body: Keyframes
  /// The composition of content that comprise the keyframes.
  @KeyframesBuilder<Value> var body: Body { get }
  /// Returns the parts of a value that change, with their durations in seconds, for an initial
  /// value.
  func _motions(from initial: Value) -> [_KeyframeMotion<Value>]
}

extension Keyframes where Body.Value == Value {
  /// Returns the motions of the body.
  public func _motions(from initial: Value) -> [_KeyframeMotion<Value>] {
    body._motions(from: initial)
  }
}

/// The motion of one part of a value.
public struct _KeyframeMotion<Root> {
  let duration: Double
  let apply: (inout Root, Double) -> Void
}

/// A sequence of keyframes animating a single property of a root type.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates an instance that animates the property of the root value at the given key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: Self { return self }

  public func _motions(from initial: Root) -> [_KeyframeMotion<Root>] {
    let track = TrackCurve(start: initial[keyPath: keyPath], segments: content._segments())
    return [
      _KeyframeMotion(duration: track.duration) { $0[keyPath: keyPath] = track.value(at: $1) }
    ]
  }
}

extension KeyframeTrack where Root == Value {
  /// Creates a track that animates the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    keyPath = \Root.self
    self.content = content()
  }
}

/// A group of tracks, or a single track of the whole value.
public struct _KeyframeTracks<Value>: Keyframes {
  let motions: (Value) -> [_KeyframeMotion<Value>]
  public var body: Self { return self }
  /// Returns the motions of all tracks.
  public func _motions(from initial: Value) -> [_KeyframeMotion<Value>] { motions(initial) }
}

/// A builder that combines keyframe content values into a single value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns the tracks of one keyframe group.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks { expression._motions(from: $0) } }
  /// Returns a track of a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeList<Value> where K.Value == Value, Value: Animatable {
    _KeyframeList(segments: expression._segments())
  }
  /// Combines tracks that play simultaneously.
  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks { initial in tracks.flatMap { $0.motions(initial) } }
  }
  /// Combines keyframes of the whole value that play in sequence.
  public static func buildBlock(_ keyframes: _KeyframeList<Value>...) -> _KeyframeTracks<Value>
  where Value: Animatable {
    let list = _KeyframeList(segments: keyframes.flatMap(\.segments))
    return _KeyframeTracks { initial in
      let track = TrackCurve(start: initial, segments: list.segments)
      return [_KeyframeMotion(duration: track.duration) { $0 = track.value(at: $1) }]
    }
  }
}

/// A description of how a value changes over time, modeled using keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let motions: [_KeyframeMotion<Value>]

  /// Creates a new instance using the initial value and content that you provide.
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    initial = initialValue
    motions = content()._motions(from: initialValue)
  }

  /// The duration of the content in seconds.
  public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

  /// Returns the interpolated value at the given time, in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for motion in motions { motion.apply(&value, time) }
    return value
  }

  /// Returns the interpolated value at the given progress in the range from zero to one.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A track as a function of time.
private struct TrackCurve<Value: Animatable> {
  typealias Vector = Value.AnimatableData
  private struct Leg {
    let start: Double
    let duration: Double
    let from: Vector
    let to: Vector
    let fromVelocity: Vector
    let toVelocity: Vector
    let curve: _KeyframeSegment<Value>.Curve
  }
  private let initial: Value
  private var legs: [Leg] = []
  private(set) var duration = 0.0

  init(start: Value, segments: [_KeyframeSegment<Value>]) {
    initial = start
    var position = start.animatableData
    var velocity = Vector.zero
    for (index, segment) in segments.enumerated() {
      let target = segment.target.animatableData
      var (fromVelocity, toVelocity) = (velocity, Vector.zero)
      switch segment.curve {
      case .cubic(let first, let last):
        if let first { fromVelocity = first.animatableData }
        toVelocity =
          last?.animatableData
          ?? Self.tangent(position, segment, segments.dropFirst(index + 1).first)
      case .spring(_, let first):
        if let first { fromVelocity = first.animatableData }
      case .linear:
        if segment.duration > 0 {
          toVelocity = target - position
          toVelocity.scale(by: 1 / segment.duration)
        }
      case .move: break
      }
      legs.append(
        Leg(
          start: duration, duration: segment.duration, from: position, to: target,
          fromVelocity: fromVelocity, toVelocity: toVelocity, curve: segment.curve))
      duration += segment.duration
      (position, velocity) = (target, toVelocity)
    }
  }

  /// Returns the velocity between two cubic segments: that of the line from the start of the first
  /// to the end of the second.
  private static func tangent(
    _ from: Vector, _ segment: _KeyframeSegment<Value>, _ next: _KeyframeSegment<Value>?
  ) -> Vector {
    guard let next, case .cubic = next.curve, segment.duration + next.duration > 0 else {
      return .zero
    }
    var way = next.target.animatableData - from
    way.scale(by: 1 / (segment.duration + next.duration))
    return way
  }

  func value(at time: Double) -> Value {
    var result = initial
    guard let leg = legs.last(where: { $0.start <= time }) ?? legs.first, time > 0 else {
      if let first = legs.first, case .move = first.curve { result.animatableData = first.to }
      return result
    }
    result.animatableData = Self.vector(leg, min(time - leg.start, leg.duration))
    return result
  }

  private static func vector(_ leg: Leg, _ time: Double) -> Vector {
    guard leg.duration > 0 else { return leg.to }
    let progress = time / leg.duration
    var way = leg.to - leg.from
    switch leg.curve {
    case .move: return leg.to
    case .linear(let curve):
      way.scale(by: curve.value(at: progress))
      return leg.from + way
    case .spring(let spring, _):
      if progress >= 1 { return leg.to }
      return leg.from
        + spring.value(target: way, initialVelocity: leg.fromVelocity, time: time)
    case .cubic:
      let (t, u) = (progress, 1 - progress)
      var (first, last) = (leg.fromVelocity, leg.toVelocity)
      first.scale(by: leg.duration * t * u * u)
      last.scale(by: -leg.duration * t * t * u)
      way.scale(by: t * t * (3 - 2 * t))
      return leg.from + way + first + last
    }
  }
}
