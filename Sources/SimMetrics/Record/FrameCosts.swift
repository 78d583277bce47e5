// Divides the main thread's time of each frame by view and by reason. Time explains a frame better
// than the number of bodies, because bodies differ in cost.
//
// A part is the time that was charged while a view's work of one kind was done for one reason. Work
// that preceded a frame and delayed it counts towards the frame. In repriced runs the new time of
// each kind of work in a frame is divided in the same proportions as the old one, so parts add up
// to the frame's time whatever the prices.

/// The view for which time was taken, and the reason.
public struct CostReason: Codable, Hashable, Sendable {
  /// The view; empty for work that belongs to no view.
  public var view: String
  /// The chain of causes; without one the operation, such as `commit`.
  public var cause: String
  /// The beginning of the chain: the state that was written, and its writer; empty if that is not
  /// known.
  public var origin: String

  /// Makes a reason.
  public init(view: String, cause: String, origin: String = "") {
    self.view = view
    self.cause = cause
    self.origin = origin
  }

  /// The view and the chain in a few words; only the chain if it ends in the view.
  package var line: String {
    if view.isEmpty || cause == view || cause.hasSuffix(" → \(view)") { return cause }
    return cause.isEmpty ? view : "\(view), by \(cause)"
  }

  /// Whether the part is the commit's work for all views.
  var isCommit: Bool { view.isEmpty && cause == WorkKind.commit.rawValue }
}

/// Time that was taken for one reason.
public struct CostPart: Equatable, Sendable {
  /// The reason, as an index into `FrameCosts.reasons`.
  public var reason: Int
  /// The time of the part, in nanoseconds.
  public var time: Int64

  /// Creates a part with the given values.
  public init(reason: Int, time: Int64) {
    self.reason = reason
    self.time = time
  }
}

/// One part of the main thread's time for a frame.
public struct FramePart: Equatable, Sendable {
  /// The frame, as an index into the record's frames.
  public var frame: Int
  /// The kind of work.
  public var kind: WorkKind
  /// Whether the work was done before the frame began and delayed it.
  public var isAhead: Bool
  /// The view and the reason, as an index into `FrameCosts.reasons`.
  public var reason: Int
  /// The time, in nanoseconds.
  public var time: Int64

  /// Makes a part.
  public init(frame: Int, kind: WorkKind, isAhead: Bool = false, reason: Int, time: Int64) {
    self.frame = frame
    self.kind = kind
    self.isAhead = isAhead
    self.reason = reason
    self.time = time
  }
}

/// The parts of the time of all frames of a run.
public struct FrameCosts: Codable, Equatable, Sendable {
  /// The reasons, in the order of their first occurrence.
  public var reasons: [CostReason]
  /// The parts of all frames, one frame after another.
  @Columns public var parts: [FramePart]

  /// Creates costs, empty by default.
  public init(reasons: [CostReason] = [], parts: [FramePart] = []) {
    self.reasons = reasons
    self.parts = parts
  }
}

extension FrameCosts {
  /// Returns the parts of each frame, as ranges of `parts`.
  package func ranges(frames: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(frames)
    var next = 0
    for frame in 0..<frames {
      let first = next
      while next < parts.count, parts[next].frame <= frame { next += 1 }
      ranges.append(first..<next)
    }
    return ranges
  }

  /// Returns the time of each reason in some parts, in the order of its first occurrence.
  private func sums(_ range: Range<Int>) -> [CostPart] {
    var sums: [CostPart] = []
    for part in parts[range] {
      if let place = sums.firstIndex(where: { $0.reason == part.reason }) {
        sums[place].time += part.time
      } else {
        sums.append(CostPart(reason: part.reason, time: part.time))
      }
    }
    return sums
  }

  /// Returns for each frame the reason that took most of its time; the commit only if there is no
  /// other.
  ///
  /// The result is empty without parts.
  package func greatest(frames: Int) -> [CostPart] {
    guard !parts.isEmpty else { return [] }
    let commit = reasons.firstIndex { $0.isCommit } ?? 0
    return ranges(frames: frames).map { range in
      let sums = sums(range)
      let others = sums.filter { $0.reason != commit }
      let most = others.reduce(others.first) { $1.time > $0?.time ?? 0 ? $1 : $0 }
      return most ?? sums.first ?? CostPart(reason: commit, time: 0)
    }
  }

  /// Returns the time of each reason in a frame, the greatest first.
  package func parts(ofFrame frame: Int) -> [CostPart] {
    let first = parts.firstIndex { $0.frame >= frame } ?? parts.count
    let end = parts[first...].firstIndex { $0.frame > frame } ?? parts.count
    return sums(first..<end).sorted { ($1.time, $0.reason) < ($0.time, $1.reason) }
  }

  /// Returns the same parts with other times.
  ///
  /// The time of each kind of work is divided in the same proportions as before.
  ///
  /// - Parameter time: Returns the new time of a kind of work, before a frame or in the frame
  ///   itself, in nanoseconds.
  package func divided(
    by time: (_ frame: Int, _ kind: WorkKind, _ isAhead: Bool) -> Int64
  ) -> FrameCosts {
    var costs = self
    var next = 0
    // The time of each kind in the frame, and the part of it that has been passed so far, by the
    // kind and by whether it preceded the frame.
    var sums = [Int64](repeating: 0, count: 2 * WorkKind.allCases.count)
    var passed = sums
    func place(_ part: FramePart) -> Int { 2 * part.kind.place + (part.isAhead ? 1 : 0) }
    while next < parts.count {
      let frame = parts[next].frame
      let end = parts[next...].firstIndex { $0.frame != frame } ?? parts.count
      for index in sums.indices { (sums[index], passed[index]) = (0, 0) }
      for part in parts[next..<end] { sums[place(part)] += part.time }
      for index in next..<end {
        let part = parts[index]
        let place = place(part)
        let new = time(frame, part.kind, part.isAhead)
        let before = Self.share(passed[place], of: sums[place], new)
        passed[place] += part.time
        costs.parts[index].time = Self.share(passed[place], of: sums[place], new) - before
      }
      next = end
    }
    return costs
  }

  /// Returns the part of a number that corresponds to a part of another number, rounded down.
  private static func share(_ share: Int64, of sum: Int64, _ new: Int64) -> Int64 {
    guard sum > 0 else { return 0 }
    let product = share.multipliedFullWidth(by: new)
    return sum.dividingFullWidth(product).quotient
  }
}

extension FrameRecord {
  /// Returns whether the frame is worse than another: later, or longer if both are on time.
  package func isWorse(than other: FrameRecord) -> Bool {
    if hitch != other.hitch { return hitch > other.hitch }
    return hitch == 0 && committed - begin > other.committed - other.begin
  }
}

extension RunRecord {
  /// The index of the worst frame, the first of equal ones: the latest, or the longest if none was
  /// late.
  package var worstFrame: Int? {
    play.frames.indices.reduce(nil as Int?) { best, place in
      guard let best, !play.frames[place].isWorse(than: play.frames[best]) else { return place }
      return best
    }
  }

  /// The parts of the worst frame's time in a line, the greatest first: `In it: 9.1 ms Row, by …;
  /// 1.2 ms commit`.
  package var worstFrameSentence: String? {
    guard let worstFrame else { return nil }
    let parts = play.costs.parts(ofFrame: worstFrame).filter { $0.time > 0 }
    guard let greatest = parts.first else { return nil }
    // A part below a tenth of the greatest explains nothing.
    let reported = parts.prefix(3).filter { $0.time >= greatest.time / 10 }.map {
      "\(ValueFormatter.duration($0.time)) \(play.costs.reasons[$0.reason].line)"
    }
    return "In it: " + reported.joined(separator: "; ")
  }
}

extension FramePart: ColumnRow {
  /// The columns of parts.
  public static let columns = ColumnCoding<FramePart>(
    table: { parts in
      var table = ColumnTable(count: parts.count)
      table.add("frame", parts.map { Int64($0.frame) })
      table.add("kind", words: parts.map(\.kind))
      table.add("ahead", parts.map { $0.isAhead ? 1 : 0 })
      table.add("reason", parts.map { Int64($0.reason) })
      table.add("time", parts.map(\.time))
      return table
    },
    rows: { table in
      let (frames, kinds) = (try table.counts("frame"), try table.words("kind", WorkKind.self))
      let (reasons, times) = (try table.counts("reason"), try table.amounts("time"))
      let ahead = try table.numbers("ahead")
      return frames.indices.map { index in
        FramePart(
          frame: frames[index], kind: kinds[index], isAhead: ahead[index] != 0,
          reason: reasons[index], time: times[index])
      }
    })
}
