// Counts for one view type: a number for each entry of `ViewMetric.all`.
//
// They are exact: the runtime counts its operations; nothing is sampled.

/// Exact counts for one view type.
public struct ViewCount: Equatable, Sendable {
  /// The type's name, without its module.
  public var view: String
  /// The counts by the names of their metrics; counts that the record does not have are absent.
  private var counts: [String: Int] = [:]

  /// Creates a count; the counts that every record has are zero by default.
  public init(
    view: String, bodies: Int = 0, initialisations: Int = 0, comparedEqual: Int = 0,
    appearances: Int = 0, disappearances: Int = 0
  ) {
    self.view = view
    self.bodies = bodies
    self.initialisations = initialisations
    self.comparedEqual = comparedEqual
    self.appearances = appearances
    self.disappearances = disappearances
  }

  /// Creates a count from a function that returns the count of a metric's name; `nil` for one that
  /// was not counted.
  package init(view: String, counted: (String) -> Int?) {
    self.view = view
    for metric in ViewMetric.all { self[metric] = counted(metric.name) }
  }

  /// A count; `nil` in a record that does not have it.
  package subscript(metric: ViewMetric) -> Int? {
    get { counts[metric.name] ?? (metric.isInEveryRecord ? 0 : nil) }
    set { counts[metric.name] = newValue }
  }
}

extension ViewCount {
  /// The number of times its `body` was evaluated.
  public var bodies: Int {
    get { self[.bodies] ?? 0 }
    set { self[.bodies] = newValue }
  }
  /// The number of its values that the runtime saw being made.
  public var initialisations: Int {
    get { self[.initialisations] ?? 0 }
    set { self[.initialisations] = newValue }
  }
  /// The number of times that a new value compared equal and its subtree was left alone.
  public var comparedEqual: Int {
    get { self[.comparedEqual] ?? 0 }
    set { self[.comparedEqual] = newValue }
  }
  /// The number of bodies that produced the same result as the one before and were avoidable; `nil`
  /// in a record that does not have it.
  public var withoutNews: Int? {
    get { self[.withoutNews] }
    set { self[.withoutNews] = newValue }
  }
  /// The number of bodies that only passed other values to views inside or to rows; `nil` in a
  /// record that does not have it.
  public var handedOn: Int? {
    get { self[.handedOn] }
    set { self[.handedOn] = newValue }
  }
  /// The number of bodies that gave a list in them another value; `nil` in a record that does not
  /// have it.
  public var aboveList: Int? {
    get { self[.aboveList] }
    set { self[.aboveList] = newValue }
  }
  /// The number of times it appeared.
  public var appearances: Int {
    get { self[.appearances] ?? 0 }
    set { self[.appearances] = newValue }
  }
  /// The number of times it disappeared.
  public var disappearances: Int {
    get { self[.disappearances] ?? 0 }
    set { self[.disappearances] = newValue }
  }
}

extension ViewCount: Codable {
  /// Reads a count; counts that an older record does not have stay absent.
  ///
  /// - Throws: `DecodingError` if a number is missing or below zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    view = try container.decode(String.self, forKey: RecordKey("view"))
    for metric in ViewMetric.all {
      let key = RecordKey(metric.name)
      self[metric] =
        metric.isInEveryRecord
        ? try container.decodeCount(forKey: key) : try container.decodeCountIfPresent(forKey: key)
    }
  }

  /// Writes the count; counts that were not recorded are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode(view, forKey: RecordKey("view"))
    for metric in ViewMetric.all {
      try container.encodeIfPresent(self[metric], forKey: RecordKey(metric.name))
    }
  }
}
