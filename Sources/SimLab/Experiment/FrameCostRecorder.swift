// Records the composition of each frame's time. Causes are numbers until the end, so that a frame costs one lookup for each
// of its parts.

import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// The costs of the frames of the present run.
@MainActor
final class FrameCostRecorder {
  /// The view and the cause.
  ///
  /// Work without a view, and work of the commit for one view, also have a category.
  private struct Key: Hashable {
    let view: ViewOwner
    let cause: RuntimeCause?
    let category: WorkCategory?

    /// The part of the commit that serves all views.
    static let commit = Key(view: .app, cause: nil, category: .commit)

    static func of(_ share: BlameShare) -> Key {
      if share.isOfAllViews { return commit }
      let isNamed = share.view == .app || share.category == .commit
      return Key(view: share.view, cause: share.cause, category: isNamed ? share.category : nil)
    }
  }

  @exclusivity(unchecked) private var keys: [Key] = []
  /// The dictionary is never iterated, because its order is not deterministic.
  @exclusivity(unchecked) private var places: [Key: Int] = [:]
  /// The parts of all frames, with key indices in place of reasons, and times in picoseconds.
  @exclusivity(unchecked) private var parts: [FramePart] = []
  private var frames = 0

  /// Records the composition of the next frame's time.
  func note(_ shares: ContiguousArray<BlameShare>, ahead: ContiguousArray<BlameShare>) {
    for share in shares { add(share, isAhead: false) }
    for share in ahead { add(share, isAhead: true) }
    frames += 1
  }

  private func add(_ share: BlameShare, isAhead: Bool) {
    guard share.picoseconds > 0 else { return }
    let key = Key.of(share)
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
    }
    parts.append(
      FramePart(
        frame: frames, kind: WorkKind(share.category), isAhead: isAhead, reason: place,
        time: share.picoseconds))
  }

  /// Returns the costs in picoseconds, in which keys with equal texts are one reason.
  func costs(_ runtime: ViewRuntime) -> FrameCosts {
    var costs = FrameCosts()
    var known: [CostReason: Int] = [:]
    let reasons = keys.map { key in
      let text = reason(key, runtime)
      let place = known[text] ?? costs.reasons.count
      if place == costs.reasons.count {
        known[text] = place
        costs.reasons.append(text)
      }
      return place
    }
    costs.parts = parts.map { part in
      var part = part
      part.reason = reasons[part.reason]
      return part
    }
    return costs
  }

  private func reason(_ key: Key, _ runtime: ViewRuntime) -> CostReason {
    if key.category == .commit, key.view != .app {
      return CostReason(
        view: runtime.ownerNames[Int(key.view.index)], cause: HitchBlame.decoding,
        origin: HitchBlame.decoding)
    }
    let line = key.cause.map { runtime.causes.line(of: $0) } ?? ""
    let origin = key.cause.map { runtime.causes.origin(of: $0) } ?? ""
    guard let category = key.category else {
      return CostReason(
        view: runtime.ownerNames[Int(key.view.index)], cause: line, origin: origin)
    }
    return CostReason(
      view: "", cause: line.isEmpty ? WorkKind(category).rawValue : line, origin: origin)
  }
}
