// Attributes a run's hitches to causes: each frame's lateness is divided among the work that was
// done for it.
//
// A cause is charged with the delay that its work added to frames (`LatenessShares`): its own
// frame, and those that followed immediately and were late as a consequence. The lateness that
// would remain without any of it (the commit except for the images that it decodes, the render
// server, waiting for work that belongs to no frame) belongs to the system. So the parts add up to
// the hitches, and those of a run to its hitch time, regardless of rounding.

import SimCore

/// The part of a run's hitch time that one cause has.
public struct HitchBlame: Codable, Equatable, Sendable {
  /// The view for which the work was done; empty for the system.
  public var view: String
  /// The reason, as a chain; for the system, and for work without a cause, the kind of work.
  public var cause: String
  /// The attributed part of the hitch time, in nanoseconds.
  public var hitch: Int64
  /// The number of late frames that contain work for the cause.
  public var frames: Int

  /// Creates a part with the given values.
  public init(view: String, cause: String, hitch: Int64, frames: Int) {
    self.view = view
    self.cause = cause
    self.hitch = hitch
    self.frames = frames
  }

  /// The cause of lateness that no code of the app contributes to.
  package static let system = "the system: commit, drawing and waiting"

  /// The cause of the commit's work for a single view: it decodes its images.
  package static let decoding = "decoding images"

  /// The cause and the view in a few words.
  package var line: String {
    guard !view.isEmpty else { return cause }
    return (cause.isEmpty ? view : "\(view) ← \(cause)").shorteningTypes
  }
}

/// Sums up the attribution of a run.
package struct BlameRecorder {
  private var parts: [HitchBlame] = []
  private var places: [String: Int] = [:]

  package init() {}

  /// A part of the time of a frame: the view, the reason, the nanoseconds, and whether it preceded
  /// the frame.
  package typealias Share = (view: String, cause: String, time: Int64, isAhead: Bool)

  /// Divides the lateness of consecutive late frames.
  ///
  /// - Parameter frames: The parts of each frame's time.
  /// - Parameter lateness: Returns the total lateness if some time is saved. The argument has for
  ///   each frame the nanoseconds saved before it, then the nanoseconds saved in the frame itself.
  package mutating func divide(among frames: [[Share]], lateness: ([Int64]) -> Int64) {
    var causes: [(view: String, cause: String)] = []
    var places: [String: Int] = [:]
    var times: [[Int64]] = []
    let none = [Int64](repeating: 0, count: 2 * frames.count)
    for (frame, shares) in frames.enumerated() {
      for share in shares where share.time > 0 {
        let key = Self.key(share.view, share.cause)
        let place = places[key] ?? causes.count
        if place == causes.count {
          places[key] = place
          causes.append((share.view, share.cause))
          times.append(none)
        }
        times[place][2 * frame + (share.isAhead ? 0 : 1)] += share.time
      }
    }
    let charges = LatenessShares.charges(of: times, lateness: lateness)
    for (place, charge) in charges.enumerated() where charge > 0 {
      let own = times[place]
      add(
        charge, view: causes[place].view, cause: causes[place].cause,
        frames: frames.indices.count { own[2 * $0] + own[2 * $0 + 1] > 0 })
    }
    let rest = lateness(none) - charges.reduce(0, +)
    if rest > 0 { add(rest, view: "", cause: HitchBlame.system, frames: frames.count) }
  }

  private static func key(_ view: String, _ cause: String) -> String { "\(view)\u{0}\(cause)" }

  private mutating func add(_ hitch: Int64, view: String, cause: String, frames: Int) {
    let key = Self.key(view, cause)
    let place = places[key] ?? parts.count
    if place == parts.count {
      places[key] = place
      parts.append(HitchBlame(view: view, cause: cause, hitch: 0, frames: 0))
    }
    parts[place].hitch += hitch
    parts[place].frames += frames
  }

  /// The parts, the greatest first; equal ones in the order of their text.
  package var sorted: [HitchBlame] {
    parts.sorted { ($1.hitch, $0.line) < ($0.hitch, $1.line) }
  }
}

extension FrameCosts {
  /// Returns the parts of a frame without the commit's own, by view and by the beginning of their
  /// chains.
  ///
  /// Measuring and laying out a view has no cause of its own: it takes the cause of the view's
  /// bodies if they ran for only one in the frame; otherwise the name of the operation is used.
  ///
  /// - Parameter range: The parts of the frame.
  package func shares(_ range: Range<Int>) -> [BlameRecorder.Share] {
    // Has an empty text for a view with several causes.
    var ofBodies: [Bool: [String: String]] = [:]
    for part in parts[range] where part.kind != .commit {
      let reason = reasons[part.reason]
      guard !reason.origin.isEmpty, !reason.view.isEmpty else { continue }
      let known = ofBodies[part.isAhead]?[reason.view] ?? reason.origin
      ofBodies[part.isAhead, default: [:]][reason.view] = known == reason.origin ? known : ""
    }
    return parts[range].compactMap { part in
      let reason = reasons[part.reason]
      guard !reason.isCommit else { return nil }
      let cause =
        reason.origin.isEmpty ? ofBodies[part.isAhead]?[reason.view] ?? "" : reason.origin
      return (
        view: reason.view, cause: cause.isEmpty ? part.kind.rawValue : cause, time: part.time,
        isAhead: part.isAhead
      )
    }
  }
}

extension RunRecord {
  /// The attribution of the hitches in a sentence: `Of 431 ms of hitches 402 ms are …`; `nil` if
  /// there are none.
  package var blameSentence: String? {
    let all = play.blame.reduce(0) { $0 + $1.hitch }
    guard all > 0 else { return nil }
    let parts = play.blame.prefix(Self.mostBlamed).map {
      "\(ValueFormatter.duration($0.hitch)) \($0.line)"
    }
    let rest = play.blame.dropFirst(Self.mostBlamed).reduce(0) { $0 + $1.hitch }
    let others = rest > 0 ? ["\(ValueFormatter.duration(rest)) others"] : []
    // Tables have the hitches of all draws.
    let extent = pricing.draws.play == nil ? "" : " in one play of the run"
    return "Of \(ValueFormatter.duration(all)) of hitches\(extent): "
      + (parts + others).joined(separator: "; ") + "."
  }

  /// The cause of most of the hitches, in a short sentence: `3.57 s of 3.88 s of hitches: List ←
  /// …`; `nil` if there are none.
  package var greatestBlame: String? {
    let all = play.blame.reduce(0) { $0 + $1.hitch }
    guard all > 0, let most = play.blame.first else { return nil }
    return
      "\(ValueFormatter.duration(most.hitch)) of \(ValueFormatter.duration(all)) of hitches: \(most.line)."
  }

  private static let mostBlamed = 4
}
