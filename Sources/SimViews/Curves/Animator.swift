// The values between the old and the new value of something animatable.
//
// The value in use is always the one that was asked for; an animation subtracts the part that has not
// been covered yet. Several animations of one value add up, so that one that begins in the middle of
// another goes on from where that is, and springs keep their speed.

/// The running animations of one value, whatever its type.
@MainActor
package class Animator {
  /// Two points of time that lie closer are the same, in seconds: the device counts nanoseconds.
  nonisolated static let precision = 1e-8

  /// Begins an animation from one value to another.
  ///
  /// - Returns: whether there is anything to animate.
  func retarget(
    from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ curve: AnimationCurve, at time: Double
  ) -> Bool { false }
  /// Subtracts from the value the part that has not been covered yet.
  package func apply(to value: UnsafeMutableRawPointer, at time: Double) {}
  /// When the last of the animations ends; nil when none runs.
  var end: Double? { nil }
  /// Ends every animation: the value is what was asked for.
  func stop() {}
  /// Forgets the animations that have ended.
  func forgetEnded(at time: Double) {}

  /// The animator of a type, if it is animatable.
  static func make(for type: Any.Type) -> Animator? {
    (type as? any Animatable.Type)?.makeAnimator()
  }
}

extension Animatable {
  @MainActor
  fileprivate static func makeAnimator() -> Animator? {
    AnimatableData.self == EmptyAnimatableData.self ? nil : ValueAnimator<Self>()
  }
}

/// The running animations of a value of one type.
final class ValueAnimator<Value: Animatable>: Animator {
  private struct Part {
    let way: Value.AnimatableData
    let curve: AnimationCurve
    let start: Double
  }
  private var parts: [Part] = []
  /// An animation has ended since the value was written: its last value is written, too, so that a setter of the app's own
  /// is notified of it.
  private var hasEnded = false

  override func retarget(
    from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ curve: AnimationCurve, at time: Double
  ) -> Bool {
    let way =
      new.assumingMemoryBound(to: Value.self).pointee.animatableData
      - old.assumingMemoryBound(to: Value.self).pointee.animatableData
    guard way != .zero else { return false }
    parts.append(Part(way: way, curve: curve, start: time))
    return true
  }

  override func apply(to value: UnsafeMutableRawPointer, at time: Double) {
    guard !parts.isEmpty || hasEnded else { return }
    hasEnded = false
    let typed = value.assumingMemoryBound(to: Value.self)
    var data = typed.pointee.animatableData
    for part in parts {
      var rest = part.way
      rest.scale(by: 1 - part.curve.progress(at: time - part.start))
      data -= rest
    }
    typed.pointee.animatableData = data
  }

  override var end: Double? { parts.map { $0.start + $0.curve.duration }.max() }

  override func stop() {
    parts = []
    hasEnded = false
  }

  override func forgetEnded(at time: Double) {
    let count = parts.count
    parts.removeAll { $0.start + $0.curve.duration <= time + Animator.precision }
    if parts.count < count { hasEnded = true }
  }
}
