// The first event at which two runs with the same input begin to differ.
//
// There are three comparisons; each finds differences that the one before cannot find. Bodies that
// an event led to are compared event by event, by their chains of causes. The pace at which a
// scroll makes rows depends on times, so bodies of all kinds are compared from one touch to the
// next. If all bodies agree, the objects allocated between the touches are compared.

/// The first difference between two runs.
package struct Divergence: Equatable, Sendable, Encodable {
  /// The place of the difference: `event 3, tap, at 1,200.00 ms`.
  package let place: String
  /// What happened there before the change, one line each; what happened in both runs is omitted.
  package let before: [String]
  /// What happened there after the change, one line each.
  package let after: [String]

  private init(place: String, before: [String], after: [String]) {
    self.place = place
    self.before = before
    self.after = after
  }

  /// Creates the first difference; `nil` if there is none, or the records have no events.
  ///
  /// - Complexity: O(events + frames).
  package init?(_ before: RunRecord, _ after: RunRecord) {
    let first =
      Self.ofEvents(before, after) ?? Self.ofTouches(before, after)
      ?? Self.ofAllocations(before, after)
    guard let first else { return nil }
    self = first
  }

  private static func ofEvents(_ before: RunRecord, _ after: RunRecord) -> Divergence? {
    let (old, new) = (before.log.events.steps, after.log.events.steps)
    guard !old.isEmpty, !new.isEmpty else { return nil }
    for number in 0..<max(old.count, new.count) {
      let pair = [old, new].map { number < $0.count ? $0[number] : nil }
      let (one, other) = apart(pair[0]?.answers ?? [], pair[1]?.answers ?? [])
      guard !one.isEmpty || !other.isEmpty else { continue }
      let event = (one + other).first.map(\.event).flatMap { $0.isEmpty ? nil : $0 } ?? "an event"
      let time = (pair[1] ?? pair[0])?.time ?? 0
      return Divergence(
        place: "event \(number + 1), \(event), at \(ValueFormatter.milliseconds(time))",
        before: one.map(\.text), after: other.map(\.text))
    }
    return nil
  }

  /// Returns the elements that only the first list has, and those that only the second has.
  private static func apart(
    _ one: [TraceStep.Bodies], _ other: [TraceStep.Bodies]
  ) -> ([TraceStep.Bodies], [TraceStep.Bodies]) {
    (one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
  }

  // MARK: From touch to touch

  private static func ofTouches(_ before: RunRecord, _ after: RunRecord) -> Divergence? {
    let (old, new) = (before.log.inputs.map(\.words), after.log.inputs.map(\.words))
    if let place = (0..<max(old.count, new.count)).first(where: {
      (old.indices.contains($0) ? old[$0] : nil) != (new.indices.contains($0) ? new[$0] : nil)
    }) {
      func text(_ words: [String]) -> [String] {
        [words.indices.contains(place) ? words[place] : "nothing more"]
      }
      return Divergence(
        place: "what the user does, step \(place + 1)", before: text(old), after: text(new))
    }
    guard !before.log.events.times.isEmpty, !after.log.events.times.isEmpty else { return nil }
    let (one, other) = (before.bodiesByTouch, after.bodiesByTouch)
    for place in one.indices {
      let (left, right) = apart(one[place], other[place])
      guard !left.isEmpty || !right.isEmpty else { continue }
      return Divergence(
        place: after.touchName(place), before: left.map(\.text), after: right.map(\.text))
    }
    return nil
  }

  private static func ofAllocations(_ before: RunRecord, _ after: RunRecord) -> Divergence? {
    guard before.counts.total.allocations != after.counts.total.allocations else { return nil }
    let (one, other) = (before.allocationsByTouch, after.allocationsByTouch)
    guard one.count == other.count,
      let place = one.indices.first(where: { one[$0] != other[$0] })
    else { return nil }
    func text(_ count: Int) -> [String] {
      ["\(ValueFormatter.count(count, "object")) allocated for its frames"]
    }
    return Divergence(
      place: after.touchName(place), before: text(one[place]), after: text(other[place]))
  }
}

extension InputMark {
  fileprivate var words: String { label.isEmpty ? kind : "\(kind) “\(label)”" }
}

extension RunRecord {
  /// Returns the number of the touch that precedes a time, counted from one; zero before the first.
  private func touch(at time: Int64) -> Int {
    var (low, high) = (0, log.inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if log.inputs[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func touchName(_ place: Int) -> String {
    guard log.inputs.indices.contains(place - 1) else { return "before the first touch" }
    let input = log.inputs[place - 1]
    return
      "step \(place) of the user, \(input.words), at \(ValueFormatter.milliseconds(input.start))"
  }

  /// The bodies between touches by reason, in the order of their text.
  fileprivate var bodiesByTouch: [[TraceStep.Bodies]] {
    var sums = Array(repeating: [Int: Int](), count: log.inputs.count + 1)
    for entry in log.events.bodies {
      sums[touch(at: log.events.times[entry.event])][entry.cause, default: 0] += entry.count
    }
    return sums.map { counts in
      counts.map { cause, count in
        let cause = log.events.causes[cause]
        return TraceStep.Bodies(line: cause.line, event: cause.event, count: count)
      }.sorted { $0.line < $1.line }
    }
  }

  fileprivate var allocationsByTouch: [Int] {
    var sums = Array(repeating: 0, count: log.inputs.count + 1)
    for frame in play.frames { sums[touch(at: frame.begin)] += frame.allocations }
    return sums
  }
}
