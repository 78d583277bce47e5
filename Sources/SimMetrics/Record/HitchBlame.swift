// Whose a run's hitches are: each frame's lateness divided among what was done for it.
//
// A frame that is late has one lateness and many pieces of work. It is divided as the time from the frame's begin to its
// commit was: a cause that took half of that time has half of the lateness. What is left (the commit, the render server,
// waiting for what belonged to no frame) is the system's. So the parts of a frame add up to its hitch, and those of a run to
// its hitch time, whatever the rounding.

/// The part of a run's hitch time that one cause has.
public struct HitchBlame: Codable, Equatable, Sendable {
  /// The view for which the work was done; empty for the system.
  public var view: String
  /// Why it was done, as a chain; for the system, and for work without a cause, what was done.
  public var cause: String
  /// Lateness, in nanoseconds.
  public var hitch: Int64
  /// In how many late frames it had a part.
  public var frames: Int

  /// Makes a part.
  public init(view: String, cause: String, hitch: Int64, frames: Int) {
    self.view = view
    self.cause = cause
    self.hitch = hitch
    self.frames = frames
  }

  /// What nothing of the app's has a part in.
  package static let system = "the system: commit, drawing and waiting"

  /// The cause and the view in a few words.
  package var line: String {
    guard !view.isEmpty else { return cause }
    return cause.isEmpty ? view : "\(view) ← \(cause)"
  }
}

/// Adds up the blame of a run.
package struct BlameBooks {
  private var parts: [HitchBlame] = []
  private var places: [String: Int] = [:]

  /// Makes empty books.
  package init() {}

  /// Divides the lateness of a frame.
  ///
  /// - Parameter hitch: how late it was, in nanoseconds.
  /// - Parameter span: from its begin to its commit, in nanoseconds.
  /// - Parameter shares: what took part of that time, for which view and why, in nanoseconds.
  package mutating func divide(
    _ hitch: Int64, over span: Int64, among shares: [(view: String, cause: String, time: Int64)]
  ) {
    var rest = hitch
    // Time of the main thread that is not within the frame, such as rounding, is nobody's.
    let whole = max(span, shares.reduce(0) { $0 + $1.time })
    for share in shares where whole > 0 {
      let part = Int64((Double(hitch) * Double(share.time) / Double(whole)).rounded(.down))
      guard part > 0 else { continue }
      rest -= part
      add(part, view: share.view, cause: share.cause)
    }
    if rest > 0 { add(rest, view: "", cause: HitchBlame.system) }
  }

  private mutating func add(_ hitch: Int64, view: String, cause: String) {
    let key = "\(view)\u{0}\(cause)"
    let place = places[key] ?? parts.count
    if place == parts.count {
      places[key] = place
      parts.append(HitchBlame(view: view, cause: cause, hitch: 0, frames: 0))
    }
    parts[place].hitch += hitch
    parts[place].frames += 1
  }

  /// The parts, the greatest first; of equal ones in the order of their text.
  package var sorted: [HitchBlame] {
    parts.sorted { ($1.hitch, $0.line) < ($0.hitch, $1.line) }
  }
}

extension RunRecord {
  /// Whose the hitches are, in a sentence: `Of 431 ms of hitches 402 ms are …`; nil without any.
  package var blameSentence: String? {
    let all = blame.reduce(0) { $0 + $1.hitch }
    guard all > 0 else { return nil }
    let parts = blame.prefix(Self.mostBlamed).map {
      "\(ValueFormatter.duration($0.hitch)) \($0.line)"
    }
    let rest = blame.dropFirst(Self.mostBlamed).reduce(0) { $0 + $1.hitch }
    let others = rest > 0 ? ["\(ValueFormatter.duration(rest)) others"] : []
    return "Of \(ValueFormatter.duration(all)) of hitches: "
      + (parts + others).joined(separator: "; ") + "."
  }

  private static let mostBlamed = 4
}
