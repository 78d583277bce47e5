// A list or a scroll view that the user drags, or that moves after the touch has ended.

import Foundation
import SimCore
import SimViews

/// The motion of one scroll area along one axis.
@MainActor
struct ScrollInMotion {
  let area: ScrollArea
  let axis: Axis
  let start: Instant
  let kind: Kind
  private let startOffset: CGFloat
  private let startCorrection: CGFloat
  /// The motion between the present edges, which move while lengths are estimated.
  private var glide: (motion: ScrollMotion, origin: CGFloat, limit: CGFloat)?
  /// The factor on the distance with which the content comes to rest at an allowed offset.
  private var scale: CGFloat = 1
  /// The resting offset from the scroll target behavior, which is called once, and the correction
  /// at that time.
  private var decided: (end: CGFloat, correction: CGFloat)?

  enum Kind {
    /// The user drags the content by a distance in points for a duration, with a constant speed.
    case drag(distance: CGFloat, duration: Nanoseconds)
    /// The user released the content with a velocity in points per second: it decelerates, and
    /// bounces at an edge.
    case fling(velocity: CGFloat)
    /// The user released the content at an offset where it cannot rest; it springs to another
    /// offset in points.
    case rest(at: CGFloat)
  }

  init(_ area: ScrollArea, along axis: Axis, _ kind: Kind, at start: Instant) {
    self.area = area
    self.axis = axis
    self.kind = kind
    self.start = start
    startOffset = area.offset.along(axis)
    startCorrection = area.correction.along(axis)
    if case .fling(let velocity) = kind {
      let limit = area.limit(along: axis)
      if (0...limit).contains(startOffset) { decide(velocity) }
      glide(from: startOffset, velocity, limit)
    }
  }

  /// Calls the scroll target behavior of the view, if there is one, for the resting offset.
  private mutating func decide(_ velocity: CGFloat) {
    let way = CGFloat(Deceleration(velocity: Double(velocity)).distance)
    let end = area.gestureEnd(
      at: startOffset + way, lifted: startOffset, from: startOffset, velocity: velocity, along: axis
    )
    decided = end.map { ($0, area.correction.along(axis)) }
  }

  /// The resting offset, corrected for changes of the content since then.
  private var end: CGFloat? {
    decided.map { $0.end + area.correction.along(axis) - $0.correction }
  }

  private mutating func glide(from origin: CGFloat, _ velocity: CGFloat, _ limit: CGFloat) {
    scale = 1
    if decided != nil {
      let motion = ScrollMotion(glidingFrom: Double(origin), velocity: Double(velocity))
      glide = (motion, origin, limit)
      let distance = CGFloat(motion.offset(after: motion.duration)) - origin
      if let end, abs(distance) > 1 { scale = (end - origin) / distance }
      return
    }
    let motion = ScrollMotion(
      offset: Double(origin), velocity: Double(velocity), limit: Double(limit))
    glide = (motion, origin, limit)
    guard motion.edgeTime == nil else { return }
    let distance = CGFloat(motion.offset(after: motion.duration)) - origin
    let end = area.restingPlace(near: origin + distance, along: axis, velocity: velocity)
    if abs(distance) > 1 { scale = (end - origin) / distance }
  }

  /// Returns the resting offset of content that has arrived at an offset.
  func restingPlace(at offset: CGFloat) -> CGFloat {
    if case .drag = kind,
      let end = area.gestureEnd(
        at: offset, lifted: offset, from: origin, velocity: 0, along: axis)
    {
      return end
    }
    return area.alignedPlace(near: offset, along: axis)
  }

  /// Whether the user drags the content.
  var isDrag: Bool {
    if case .drag = kind { return true }
    return false
  }

  /// The initial velocity in points per second.
  var velocity: CGFloat {
    switch kind {
    case .drag(let distance, let duration):
      duration > .zero ? distance / CGFloat(duration.inSeconds) : 0
    case .fling(let velocity): velocity
    case .rest: 0
    }
  }

  /// The scroll phase that the app observes.
  var phase: ScrollPhase {
    isDrag ? .interacting : .decelerating
  }

  /// The duration of the motion, as far as it is known.
  var duration: Nanoseconds {
    switch kind {
    case .drag(_, let duration): return duration
    case .fling: return glide?.motion.duration ?? .zero
    case .rest(let end): return spring(to: end).duration
    }
  }

  /// The start of the drag or motion, corrected for changes of the content since then.
  private var origin: CGFloat { startOffset + area.correction.along(axis) - startCorrection }

  /// Returns the offset at a time; beyond an edge the content resists the drag.
  mutating func offset(at time: Instant) -> CGFloat {
    let elapsed = min(max(.zero, time - start), duration)
    let limit = area.limit(along: axis)
    switch kind {
    case .drag(let distance, let duration):
      let share = duration > .zero ? CGFloat(elapsed.value) / CGFloat(duration.value) : 1
      let dimension = Double(area.windowLength(along: axis))
      guard dimension > 0 else { return origin }
      return CGFloat(
        ScrollPhysics.dragged(
          to: Double(origin + distance * share), limit: Double(limit), dimension: dimension))
    case .fling(let velocity):
      follow(limit, velocity)
      guard let glide else { return origin }
      if elapsed == duration, let end { return end }
      let offset = CGFloat(glide.motion.offset(after: elapsed))
      return scale == 1 ? offset : glide.origin + (offset - glide.origin) * scale
    case .rest(let end):
      return end + (startOffset < end ? -1 : 1) * CGFloat(spring(to: end).overshoot(after: elapsed))
    }
  }

  private func spring(to end: CGFloat) -> EdgeBounce {
    EdgeBounce(overshoot: Double(abs(startOffset - end)), velocity: 0)
  }

  /// Takes edges that have moved into account, unless the motion would have begun beyond them.
  private mutating func follow(_ limit: CGFloat, _ velocity: CGFloat) {
    guard let known = glide, known.limit != limit || known.origin != origin else { return }
    guard (0...limit).contains(origin) || known.motion.edgeTime == .zero else { return }
    glide(from: origin, velocity, limit)
  }
}
