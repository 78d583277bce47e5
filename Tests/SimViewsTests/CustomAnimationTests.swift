// Animations of an app's own, animatable data that a macro writes, and animations along a curve.

import Expectations
import Foundation
import SwiftUI
import Testing

@testable import SimViews

/// Half of the way at once, the rest steadily.
private struct Leap: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: 0.5 + 0.5 * time / duration)
  }
}

/// Counts the instants that it was asked for, and is complete at the fourth.
private struct Counting: CustomAnimation {
  private struct Count<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let count = context.state[Count<V>.self]
    context.state[Count<V>.self] = count + 1
    context.isLogicallyComplete = count >= 3
    return count < 6 ? value.scaled(by: Double(count) / 6) : nil
  }
}

private struct Endless: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: 0.25) }
}

/// Another animation, at half its speed.
private struct Slow: CustomAnimation {
  let base: Animation
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time / 2, context: &context) }
}

@Animatable
private struct Pie {
  var start = 1.0
  var sweep, depth: CGFloat
  let name = "pie"
  @AnimatableIgnored var isOpen = false
  static let shared = Pie(sweep: 0, depth: 0)
  var end: Double { start + sweep }
  var centre: CGPoint = CGPoint(x: 5, y: 6) {
    didSet { moves += 1 }
  }
  @AnimatableIgnored var moves = 0
}

@Animatable
private struct Still {
  @AnimatableIgnored var name = "still"
}

@Suite struct CustomAnimationTests {
  private func progress(_ animation: Animation, at times: [Double]) -> [Double] {
    times.map { (animation.curve.progress(at: $0) * 1e6).rounded() / 1e6 }
  }

  @Test func `a custom animation proceeds as defined and then ends`() {
    let leap = Animation(Leap(duration: 0.25))
    #expect(abs(leap.curve.duration - 0.25) < 1e-6)
    expect(progress(leap, at: [0, 0.125, 0.25, 1]), is: [0.5, 0.75, 1, 1])
    expect(progress(leap.speed(2), at: [0, 0.0625, 0.125]), is: [0.5, 0.75, 1])
    expect(progress(leap.delay(1), at: [1, 1.125, 1.25]), is: [0.5, 0.75, 1])
    #expect(leap == Animation(Leap(duration: 0.25)) && leap != Animation(Leap(duration: 0.5)))
  }

  @Test func `the state of an animation is handed from frame to frame`() {
    let counting = Animation(Counting())
    expect(progress(counting, at: [0, 1.0 / 120, 3.0 / 120]), is: [0, 0.166667, 0.5])
    expect(counting.curve.logicalDuration, is: 3.0 / 120)
    #expect(counting.curve.duration > 5.0 / 120 && counting.curve.duration <= 6.0 / 120)
  }

  @Test func `an animation without an end has none and stays where it is`() {
    let endless = Animation(Endless())
    #expect(endless.curve.duration == .infinity && endless.curve.logicalDuration == .infinity)
    expect(progress(endless, at: [0, 10, 1_000]), is: [0.25, 0.25, 0.25])
  }

  @Test func `an animation can be made of another one`() {
    let slow = Animation(Slow(base: .linear(duration: 0.5)))
    expect(progress(slow, at: [0, 0.25, 0.5, 1]), is: [0, 0.25, 0.5, 1])
    #expect(abs(slow.curve.duration - 1) < 1e-6)
  }

  @Test func `a curve with a duration is an animation`() {
    expect(Animation.timingCurve(.easeIn, duration: 2), is: .easeIn(duration: 2))
    let circle = Animation.timingCurve(.circularEaseIn, duration: 2)
    expect(progress(circle, at: [0, 1, 2]), is: [0, 0.133975, 1])
  }

  @Test func `the macro makes animatable data of the stored variables that are not ignored`() {
    var pie = Pie(sweep: 2, depth: 3)
    expect(
      pie.animatableData,
      is: AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, AnimatablePair(5, 6)))))
    pie.animatableData = pie.animatableData.scaled(by: 10)
    #expect(pie.start == 10 && pie.sweep == 20 && pie.depth == 30)
    #expect(pie.centre == CGPoint(x: 50, y: 60) && pie.moves == 1 && pie.end == 30)
    expect(Still().animatableData, is: EmptyAnimatableData())
    #expect((pie as Any) is any Animatable)
  }
}
