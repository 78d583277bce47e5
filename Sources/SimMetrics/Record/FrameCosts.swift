// What the main thread's time of each frame went into: by view and by why, in time and not in numbers of bodies. Ten cheap
// bodies do not explain what one costly one does.
//
// Every frame has the part that took most of it; all parts are kept only for the worst frame, on time or not. A part is what
// was charged while a view's work was done for one reason, and work that preceded a frame and kept it waiting counts as the
// frame's.

/// For which view time was taken, and why.
public struct CostReason: Codable, Hashable, Sendable {
  /// The view; empty for what belongs to none.
  public var view: String
  /// The chain that led there; without one the operation, such as `commit`.
  public var cause: String

  /// Creates a reason with the given values.
  public init(view: String, cause: String) {
    self.view = view
    self.cause = cause
  }

  /// View and chain in a few words; a chain that ends in the view is given alone.
  package var line: String {
    if view.isEmpty || cause == view || cause.hasSuffix(" → \(view)") { return cause }
    return cause.isEmpty ? view : "\(view), by \(cause)"
  }
}

/// Time that was taken for one reason.
public struct CostPart: Codable, Equatable, Sendable {
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

/// What took the time of the frames of a run.
public struct FrameCosts: Equatable, Sendable {
  /// The reasons, in the order in which frames first had them.
  public var reasons: [CostReason]
  /// For each frame the part that took most of its time, the commit only where there is no other.
  public var greatest: [CostPart]
  /// The parts of the worst frame, the greatest first; empty without a frame.
  public var worst: [CostPart]

  /// Makes costs, none by default.
  public init(
    reasons: [CostReason] = [], greatest: [CostPart] = [], worst: [CostPart] = []
  ) {
    self.reasons = reasons
    self.greatest = greatest
    self.worst = worst
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
    let parts = costs.worst.filter { $0.time > 0 }
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
    case reasons, frames, worst
  }

  /// Reads costs.
  ///
  /// - Throws: `DecodingError` when a column is missing or damaged, or a part names no reason.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let reasons = try container.decode([CostReason].self, forKey: .reasons)
    let table = try container.decode(ColumnTable.self, forKey: .frames)
    let worst = try container.decode([CostPart].self, forKey: .worst)
    let (places, times) = (try table.counts("reason"), try table.amounts("time"))
    guard (places + worst.map(\.reason)).allSatisfy(reasons.indices.contains) else {
      throw DecodingError.dataCorruptedError(
        forKey: .frames, in: container, debugDescription: "a frame names a reason that is not there"
      )
    }
    self.init(
      reasons: reasons, greatest: zip(places, times).map { CostPart(reason: $0, time: $1) },
      worst: worst)
  }

  /// Writes the costs with those of the frames as columns.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reasons, forKey: .reasons)
    var table = ColumnTable(count: greatest.count)
    table.add("reason", greatest.map { Int64($0.reason) })
    table.add("time", greatest.map(\.time))
    try container.encode(table, forKey: .frames)
    try container.encode(worst, forKey: .worst)
  }
}
