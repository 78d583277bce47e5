// The motions of a scroll view against flings recorded on a device, and their edges.

import Expectations
import Foundation
import SimCore
import SimDevice
import Testing

@Suite struct ScrollPhysicsTests {
  /// Velocity in pt/ms, distance in pt, duration in s: StackOverflow 16155375.
  ///
  /// The velocities are known to ±0.0005 pt/ms only, which is ±0.25 pt of distance: so much, and the
  /// model's own 0.1 pt, are allowed.
  @Test(arguments: [
    (4.620, 2300.5, 3.069), (1.399, 693.0, 2.485), (2.390, 1187.5, 2.752), (2.279, 1132.5, 2.719),
  ])
  func `flings run as far and as long as on a device`(
    velocity: Double, distance: Double, seconds: Double
  ) {
    let motion = Deceleration(velocity: velocity * 1_000)
    #expect(abs(motion.distance - distance) <= 0.1 + 0.0005 * 0.998 / (1 - 0.998))
    #expect(abs(motion.duration.inSeconds - seconds) <= 1.0 / 58)
    expect(Deceleration(velocity: -velocity * 1_000).distance, is: -motion.distance)
  }

  @Test func `the fast rate comes to rest sooner`() {
    let motion = Deceleration(velocity: 3_000, rate: .fast)
    #expect(abs(motion.distance - 296.01) < 0.01)
    #expect(abs(motion.duration.inSeconds - 0.5675) < 0.001)
  }

  @Test func `the position runs from zero to the distance and stays`() {
    let motion = Deceleration(velocity: 1_500)
    var last = -1.0
    for step in 0...300 {
      let offset = motion.offset(after: .milliseconds(Int64(step * 10)))
      #expect(offset >= last)
      last = offset
    }
    expect(last, is: motion.distance)
    let end = motion.duration - Nanoseconds(1)
    #expect(abs(motion.offset(after: end) - motion.distance) < 1e-6)
    #expect(abs(motion.velocity(after: end) - 10) < 1e-6)
    expect(motion.velocity(after: motion.duration), is: 0)
    expect(motion.velocity(after: .zero), is: 1_500)
  }

  @Test func `the time to an offset is the inverse of the position`() {
    let motion = Deceleration(velocity: -2_000)
    for target in [-1.0, -10, -500, -990] {
      let time = motion.time(toOffset: target)
      expect(time.map { abs(motion.offset(after: $0) - target) < 1e-5 }, is: true)
    }
    #expect(motion.time(toOffset: 5) == nil)
    #expect(motion.time(toOffset: -1_000) == nil)
    expect(motion.time(toOffset: 0), is: .zero)
  }

  @Test func `too slow a finger flings nothing`() {
    let motion = Deceleration(velocity: 9)
    #expect(motion.distance == 0 && motion.duration == .zero)
    expect(motion.offset(after: .seconds(1)), is: 0)
  }

  @Test func `the rubber band resists more the farther it is drawn`() {
    #expect(abs(ScrollPhysics.rubberBand(100, dimension: 844) - 51.6352) < 0.001)
    expect(
      ScrollPhysics.rubberBand(-100, dimension: 844),
      is: -ScrollPhysics.rubberBand(
        100, dimension: 844))
    #expect(ScrollPhysics.rubberBand(1e9, dimension: 844) < 844)
    expect(ScrollPhysics.dragged(to: 50, limit: 100, dimension: 844), is: 50)
    #expect(ScrollPhysics.dragged(to: -100, limit: 100, dimension: 844) < -51)
    #expect(ScrollPhysics.dragged(to: 200, limit: 100, dimension: 844) < 152)
  }

  @Test func `a bounce goes out once and comes back to the edge`() {
    let bounce = EdgeBounce(overshoot: 0, velocity: 1_000)
    // The farthest is 0.31·v/(ω·e), reached after 1/ω.
    #expect(abs(bounce.peak - 24.8 / M_E) < 1e-9)
    #expect(abs(bounce.overshoot(after: .milliseconds(80)) - bounce.peak) < 1e-9)
    #expect(bounce.overshoot(after: bounce.duration - Nanoseconds(10)) > EdgeBounce.threshold)
    expect(bounce.overshoot(after: bounce.duration), is: 0)
    expect(EdgeBounce(overshoot: 0, velocity: 0).duration, is: .zero)
    expect(EdgeBounce(overshoot: 80, velocity: 0).overshoot(after: .zero), is: 80)
  }

  @Test func `a fling that meets an edge bounces there`() {
    let motion = ScrollMotion(offset: 900, velocity: 3_000, limit: 1_000)
    let edge = motion.edgeTime ?? .zero
    #expect(abs(motion.offset(after: edge) - 1_000) < 1e-5)
    #expect(motion.offset(after: edge + .milliseconds(50)) > 1_020)
    expect(motion.offset(after: motion.duration), is: 1_000)
  }

  @Test func `a fling upwards meets the top`() {
    let motion = ScrollMotion(offset: 100, velocity: -3_000, limit: 1_000)
    let edge = motion.edgeTime ?? .zero
    #expect(motion.offset(after: edge + .milliseconds(50)) < -20)
    expect(motion.offset(after: motion.duration), is: 0)
  }

  @Test func `a fling between the edges is the deceleration alone`() {
    let motion = ScrollMotion(offset: 100, velocity: 1_000, limit: 10_000)
    #expect(motion.edgeTime == nil)
    expect(motion.duration, is: Deceleration(velocity: 1_000).duration)
    expect(motion.offset(after: motion.duration), is: 100 + Deceleration(velocity: 1_000).distance)
  }

  @Test func `content let go beyond its edge returns`() {
    let motion = ScrollMotion(offset: -60, velocity: 0, limit: 500)
    expect(motion.offset(after: .zero), is: -60)
    expect(motion.offset(after: motion.duration), is: 0)
  }
}
