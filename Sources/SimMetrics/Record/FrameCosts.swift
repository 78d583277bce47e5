// What the main thread's time of each frame went into: by view and by why, in time and not in numbers of bodies. Ten cheap
// bodies do not explain what one costly one does.
//
// A part is what was charged while a view's work of one kind was done for one reason. Work that preceded a frame and kept it
// waiting counts as the frame's. Repriced runs divide the new time of each kind of work in a frame as the old one was divided,
// so parts add up to the frame's time whatever the prices.

/// For which view time was taken, and why.
public struct CostReason: Codable, Hashable, Sendable {
  /// The view; empty for what belongs to none.
  public var view: String
  /// The chain that led there; without one the operation, such as `commit`.
  public var cause: String
  /// What the chain began with: the state that was written, and by whom; empty if that is not known.
  public var origin: String

  /// Makes a reason.
  public init(view: String, cause: String, origin: String = "") {
    self.view = view
    self.cause = cause
    self.origin = origin
  }

  /// View and chain in a few words; a chain that ends in the view is given alone.
  package var line: String {
    if view.isEmpty || cause == view || cause.hasSuffix(" → \(view)") { return cause }
    return cause.isEmpty ? view : "\(view), by \(cause)"
  }

  /// Whether it is what the commit does for all views.
  var isCommit: Bool { view.isEmpty && cause == WorkKind.commit.rawValue }
}

/// Time that was taken for one reason.
public struct CostPart: Equatable, Sendable {
  /// The reason: a place in `FrameCosts.reasons`.
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
  /// What was done.
  public var kind: WorkKind
  /// Whether it was done before the frame began and kept it waiting.
  public var isAhead: Bool
  /// For whom and why: a place in `FrameCosts.reasons`.
  public var reason: Int
  /// Nanoseconds.
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

/// What took the time of the frames of a run.
public struct FrameCosts: Equatable, Sendable {
  /// The reasons, in the order in which frames first had them.
  public var reasons: [CostReason]
  /// The parts of all frames, one frame after another.
  public var parts: [FramePart]

  /// Makes costs, none by default.
  public init(reasons: [CostReason] = [], parts: [FramePart] = []) {
    self.reasons = reasons
    self.parts = parts
  }
}

extension FrameCosts {
  /// The parts of each frame, as ranges of `parts`.
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

  /// What each reason took of some parts, in the order in which the parts first have them.
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

  /// For each frame the reason that took most of its time, the commit only where there is no other; empty without parts.
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

  /// What each reason took of a frame's time, the greatest first.
  package func parts(ofFrame frame: Int) -> [CostPart] {
    let first = parts.firstIndex { $0.frame >= frame } ?? parts.count
    let end = parts[first...].firstIndex { $0.frame > frame } ?? parts.count
    return sums(first..<end).sorted { ($1.time, $0.reason) < ($0.time, $1.reason) }
  }

  /// The same parts of other times.
  ///
  /// The time of each kind of work is divided as that kind was before.
  /// - Parameter time: the new time of a kind of work, before a frame or of the frame itself, in nanoseconds.
  package func divided(
    by time: (_ frame: Int, _ kind: WorkKind, _ isAhead: Bool) -> Int64
  ) -> FrameCosts {
    var costs = self
    var next = 0
    // What each kind took in the frame, and how much of that was passed so far, by the kind and what it was to the frame.
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

  /// A share of a number that has the same part in it as it has in another, rounded down.
  private static func share(_ share: Int64, of sum: Int64, _ new: Int64) -> Int64 {
    guard sum > 0 else { return 0 }
    let product = share.multipliedFullWidth(by: new)
    return sum.dividingFullWidth(product).quotient
  }
}

extension FrameRecord {
  /// Whether it is worse than another: later, or longer if both are on time.
  package func isWorse(than other: FrameRecord) -> Bool {
    if hitch != other.hitch { return hitch > other.hitch }
    return hitch == 0 && committed - begin > other.committed - other.begin
  }
}

extension RunRecord {
  /// The place of the worst frame, the first of equal ones: the latest, or the longest if none was late.
  package var worstFrame: Int? {
    frames.indices.reduce(nil as Int?) { best, place in
      guard let best, !frames[place].isWorse(than: frames[best]) else { return place }
      return best
    }
  }

  /// What took the time of the worst frame, in a line, the greatest first: `In it: 9.1 ms Row, by …; 1.2 ms commit`.
  package var worstFrameSentence: String? {
    guard let worstFrame else { return nil }
    let parts = costs.parts(ofFrame: worstFrame).filter { $0.time > 0 }
    guard let greatest = parts.first else { return nil }
    // Less than a tenth of the greatest explains nothing.
    let reported = parts.prefix(3).filter { $0.time >= greatest.time / 10 }.map {
      "\(ValueFormatter.duration($0.time)) \(costs.reasons[$0.reason].line)"
    }
    return "In it: " + reported.joined(separator: "; ")
  }
}

extension FrameCosts: Codable {
  private enum CodingKeys: String, CodingKey {
    case reasons, parts
  }

  /// Reads costs.
  ///
  /// - Throws: `DecodingError` when a column is missing or damaged, a part names no reason, or frames are out of order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Up to layout 5 only the greatest part of each frame was kept.
    guard let table = try container.decodeIfPresent(ColumnTable.self, forKey: .parts) else {
      self.init()
      return
    }
    func damage(_ description: String) -> DecodingError {
      .dataCorruptedError(forKey: .parts, in: container, debugDescription: description)
    }
    let reasons = try container.decode([CostReason].self, forKey: .reasons)
    let (frames, kinds) = (try table.counts("frame"), try table.numbers("kind"))
    let (places, times) = (try table.counts("reason"), try table.amounts("time"))
    let ahead = try table.numbers("ahead")
    let words = (table.words ?? []).map { WorkKind(rawValue: $0) }
    guard places.allSatisfy(reasons.indices.contains) else {
      throw damage("a frame names a reason that is not there")
    }
    guard zip(frames, frames.dropFirst()).allSatisfy(<=) else {
      throw damage("the parts of frames are out of order")
    }
    self.init(
      reasons: reasons,
      parts: try frames.indices.map { index in
        guard let place = Int(exactly: kinds[index]), words.indices.contains(place),
          let kind = words[place]
        else { throw damage("no word for kind \(kinds[index])") }
        return FramePart(
          frame: frames[index], kind: kind, isAhead: ahead[index] != 0, reason: places[index],
          time: times[index])
      })
  }

  /// Writes the costs with the parts as columns.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reasons, forKey: .reasons)
    var table = ColumnTable(count: parts.count)
    table.words = WorkKind.allCases.map(\.rawValue)
    table.add("frame", parts.map { Int64($0.frame) })
    table.add("kind", parts.map { Int64($0.kind.place) })
    table.add("ahead", parts.map { $0.isAhead ? 1 : 0 })
    table.add("reason", parts.map { Int64($0.reason) })
    table.add("time", parts.map(\.time))
    try container.encode(table, forKey: .parts)
  }
}
