public import Foundation

extension Spring {
  /// The estimated duration, in seconds, after which a spring over one unit is at rest to a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The value of the spring between two values at a given time, in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity of the spring at a given time, in units a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
    change.scale(by: 1 / (time + step - max(0, time - step)))
    return change
  }

  /// The force upon the spring given a current position, target, and velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    var pull = target - position
    pull.scale(by: stiffness)
    var drag = velocity
    drag.scale(by: damping)
    return pull - drag
  }
}
