// Keeps what took the time of each frame while a run goes on. Reasons are numbers until the end, so a frame costs one look
// at each of its parts.

import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// The record of the present run.
@MainActor
final class FrameCostRecorder {
  /// View and link of a chain; for what belongs to no view, and for what the commit does for one, what was done.
  private struct Key: Hashable {
    let view: ViewOwner
    let cause: RuntimeCause?
    let category: WorkCategory?

    /// The commit, which serves all views.
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
  /// For each key what it took of the frame that is looked at, in picoseconds.
  @exclusivity(unchecked) private var sums: [Int64] = []
  /// The keys of that frame, in order.
  @exclusivity(unchecked) private var touched: [Int] = []
  @exclusivity(unchecked) private var greatest: [(key: Int, time: Int64)] = []
  @exclusivity(unchecked) private var worst: (frame: FrameRecord, parts: [(key: Int, time: Int64)])?

  /// Notes a frame with what took its time.
  func note(
    _ frame: FrameRecord, _ shares: ContiguousArray<BlameShare>, ahead: ContiguousArray<BlameShare>
  ) {
    for share in shares { add(share) }
    for share in ahead { add(share) }
    var most = touched.first ?? place(of: .commit)
    // The commit is the reason only where there is no other.
    for place in touched where keys[place] != .commit {
      if keys[most] == .commit || sums[place] > sums[most] { most = place }
    }
    greatest.append((most, sums[most] / 1_000))
    if worst.map({ frame.isWorse(than: $0.frame) }) ?? true {
      worst = (frame, touched.map { ($0, sums[$0] / 1_000) })
    }
    for place in touched { sums[place] = 0 }
    touched.removeAll(keepingCapacity: true)
  }

  private func add(_ share: BlameShare) {
    guard share.picoseconds > 0 else { return }
    let place = place(of: .of(share))
    if sums[place] == 0 { touched.append(place) }
    sums[place] += share.picoseconds
  }

  private func place(of key: Key) -> Int {
    if let place = places[key] { return place }
    places[key] = keys.count
    keys.append(key)
    sums.append(0)
    return keys.count - 1
  }

  /// The costs up to now, in which keys of one text are one reason.
  func costs(_ runtime: ViewRuntime) -> FrameCosts {
    var costs = FrameCosts()
    var known: [CostReason: Int] = [:]
    var reasons = [Int?](repeating: nil, count: keys.count)
    func reason(_ key: Int) -> Int {
      if let place = reasons[key] { return place }
      let reason = reasonOf(keys[key], runtime)
      let place = known[reason] ?? costs.reasons.count
      if place == costs.reasons.count {
        known[reason] = place
        costs.reasons.append(reason)
      }
      reasons[key] = place
      return place
    }
    costs.greatest = greatest.map { CostPart(reason: reason($0.key), time: $0.time) }
    var parts: [CostPart] = []
    for (key, time) in worst?.parts ?? [] {
      let place = reason(key)
      if let index = parts.firstIndex(where: { $0.reason == place }) {
        parts[index].time += time
      } else {
        parts.append(CostPart(reason: place, time: time))
      }
    }
    costs.worst = parts.sorted { ($1.time, $0.reason) < ($0.time, $1.reason) }
    return costs
  }

  private func reasonOf(_ key: Key, _ runtime: ViewRuntime) -> CostReason {
    let isDecoding = key.category == .commit && key.view != .app
    let line =
      isDecoding ? HitchBlame.decoding : key.cause.map { runtime.causes.line(of: $0) } ?? ""
    guard let category = key.category, !isDecoding else {
      return CostReason(view: runtime.ownerNames[Int(key.view.index)], cause: line)
    }
    return CostReason(view: "", cause: line.isEmpty ? WorkKind(category).rawValue : line)
  }
}
