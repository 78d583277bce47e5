// The distance of a run from its first hitch, determined by repricing; no further run is made.

/// The factors by which a run's load can grow before it hitches, at the prices of the table.
public struct RunHeadroom: Codable, Equatable, Sendable {
  /// The factor by which the phone may be slower, at most `most`; never below 1, because a run that
  /// hitches has no headroom.
  public var slowerPhone: Double
  /// The factor by which rows may be heavier, at most `most`.
  public var heavierRows: Double
  /// The kind of work that takes most of the longest frame, which would be the first to be late.
  public var mostly: WorkKind?

  /// The greatest factor that is tried.
  package static let most = 32.0

  /// Creates a headroom with the given values.
  public init(slowerPhone: Double, heavierRows: Double, mostly: WorkKind?) {
    self.slowerPhone = slowerPhone
    self.heavierRows = heavierRows
    self.mostly = mostly
  }
}

extension RunRecord {
  /// The kind of work that takes most of the longest tracked frame; `nil` if nothing moved.
  package var mostOfLongestFrame: WorkKind? {
    var longest: Int?
    for (place, frame) in play.frames.enumerated() where frame.tracked {
      guard let last = longest else {
        longest = place
        continue
      }
      let (old, new) = (play.frames[last], frame)
      if new.committed - new.begin > old.committed - old.begin { longest = place }
    }
    guard let longest else { return nil }
    var times: [WorkKind: Int64] = [:]
    for span in play.spans where span.frame == longest && span.kind != .render {
      times[span.kind, default: 0] += span.duration
    }
    return WorkKind.allCases.max { (times[$0] ?? 0, $1.rawValue) < (times[$1] ?? 0, $0.rawValue) }
  }

  /// The headroom in a sentence, with the command that shows more; `nil` if nothing moved.
  package var headroomSentence: String? {
    guard let headroom = pricing.headroom else { return nil }
    let more = "`simui limits --strategy \(identity.strategy) --workload \(identity.workload)`"
    guard headroom.slowerPhone > 1 else {
      let what =
        HitchScale.scrolling.word(for: hitchRatio ?? 0) == "good"
        ? "It is smooth with nothing to spare: with costs that vary from frame to frame, most runs would hitch"
        : "It hitches on this phone as it is"
      return "\(what); \(more) says how much less would not."
    }
    func text(_ factor: Double) -> String {
      factor < RunHeadroom.most
        ? ValueFormatter.factor(factor) : "more than \(ValueFormatter.factor(RunHeadroom.most))"
    }
    let longest = headroom.mostly.map { ", and most of its longest frame is \($0.inWords)" } ?? ""
    return
      "At the prices of the table it is smooth up to a phone \(text(headroom.slowerPhone)) slower or rows "
      + "\(text(headroom.heavierRows)) heavier\(longest); \(more) has the ranges, and how many more items and updates."
  }
}

extension WorkKind {
  /// The kind of work as part of a sentence.
  fileprivate var inWords: String {
    switch self {
    case .event: "what events do"
    case .update: "bodies"
    case .layout: "layout"
    case .cells: "cells and their rows"
    case .callbacks: "callbacks"
    case .commit: "the commit"
    case .render: "drawing"
    }
  }
}
