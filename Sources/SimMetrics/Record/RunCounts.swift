// Counts of a run as a whole.
//
// They are exact and equal from run to run, so a baseline compares them for equality.

/// Exact counts of a run as a whole.
public struct RunCounts: Codable, Equatable, Sendable {
  /// The number of evaluated bodies, of all view types.
  public var bodies = 0
  /// The number of view values that the runtime saw being made, of all view types.
  public var initialisations = 0
  /// The number of passes in which bodies ran; several transactions of one flush count as one.
  public var updates = 0
  /// The number of Swift objects that user code and the runtime's values allocated, as measured.
  public var allocations = 0
  /// The number of those objects that were freed during the run.
  public var frees = 0
  /// The number of cells that were made.
  public var cellsMade = 0
  /// The number of cells that were taken from a reuse pool.
  public var cellsReused = 0
  /// The greatest number of cells at one time.
  public var peakCells = 0
  /// The number of events of the simulation.
  public var events = 0

  /// Creates counts of zero.
  public init() {}
}

extension RunCounts {
  /// Reads the counts of the catalogue of metrics.
  ///
  /// - Throws: `DecodingError` when one is missing or below zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    for count in Metric.counts {
      self[keyPath: count.path] = try container.decodeCount(forKey: RecordKey(count.name))
    }
  }

  /// Encodes the counts that are not zero.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    for count in Metric.counts {
      try container.encode(self[keyPath: count.path], forKey: RecordKey(count.name))
    }
  }
}
