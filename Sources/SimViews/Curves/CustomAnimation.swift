// Custom animations. The runtime moves a value by how far it has come, a number from 0 to 1 at an instant; so
// a custom animation is asked once, when it is made, how the number 1 proceeds, at the instants of a screen with
// 120 frames a second, and interpolated linearly in between.

public import Foundation

/// A type that defines how an animatable value changes over time.
public protocol CustomAnimation: Hashable, Sendable {
  /// Calculates the value of the animation at the specified time; nil when it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Calculates the velocity of the animation at the specified time; not asked.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether an instance of the animation can merge with other instances; not asked, animations add up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// Contextual values that a custom animation can use to manage state and access a view's environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The current state of a custom animation.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete although it still moves.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated: the one without modifiers.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Creates a new context with another state of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// A container that stores the state for a custom animation.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty state container.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for accessing animation state values.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// The value of the animation at the specified time; nil when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= curve.logicalDuration { context.isLogicallyComplete = true }
    return time < curve.duration ? value.scaled(by: curve.progress(at: time)) : nil
  }

  /// The velocity of the animation at the specified time, over a thousandth of a second.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < curve.duration else { return nil }
    let step = 0.001
    let difference = curve.progress(at: time + step) - curve.progress(at: time)
    return value.scaled(by: difference / step)
  }

  /// Whether the animation merges with another: none does, animations add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// How a custom animation proceeds from 0 to 1.
package struct CustomCurve: Hashable, Sendable {
  /// Between two samples, in seconds: the frames of the quickest screens.
  private static let step = 1.0 / 120
  /// An animation that has not ended by then never does, in seconds.
  private static let longest = 60.0

  let base: any CustomAnimation
  let duration: Double
  let logicalDuration: Double
  private let samples: [Double]

  init(_ base: any CustomAnimation) {
    self.base = base
    var context = AnimationContext<Double>(state: AnimationState())
    var samples: [Double] = []
    var logical: Double?
    var end = Double.infinity
    while Double(samples.count) * Self.step <= Self.longest {
      let time = Double(samples.count) * Self.step
      let before = context
      guard let sample = base.animate(value: 1.0, time: time, context: &context) else {
        end = Self.end(of: base, from: time - Self.step, to: time, before)
        break
      }
      if context.isLogicallyComplete, logical == nil { logical = time }
      samples.append(sample)
    }
    self.samples = samples
    duration = max(0, end)
    logicalDuration = min(logical ?? duration, duration)
  }

  /// When it ends between two samples, to the millionth of a second.
  private static func end(
    of base: any CustomAnimation, from: Double, to: Double, _ context: AnimationContext<Double>
  ) -> Double {
    var (low, high) = (max(0, from), to)
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      var context = context
      if base.animate(value: 1.0, time: middle, context: &context) == nil {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  func progress(at time: Double) -> Double {
    guard let last = samples.last else { return 1 }
    let place = max(0, time) / Self.step
    let index = Int(min(place, Double(samples.count)))
    guard index < samples.count else { return duration.isFinite ? 1 : last }
    let next = index + 1 < samples.count ? samples[index + 1] : (duration.isFinite ? 1 : last)
    let width = index + 1 < samples.count ? 1 : (duration - Double(index) * Self.step) / Self.step
    let part = width > 0 && width.isFinite ? min(1, (place - Double(index)) / width) : 0
    return samples[index] + (next - samples[index]) * part
  }

  package static func == (left: CustomCurve, right: CustomCurve) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
