// Counts of a run as a whole.
//
// They are exact and equal from run to run, so a baseline compares them for equality.

/// Exact counts of a run as a whole.
public struct RunCounts: Codable, Equatable, Sendable {
  /// Bodies evaluated, of all view types.
  public var bodies = 0
  /// View values seen to be made, of all view types.
  public var initialisations = 0
  /// Passes in which bodies ran; several transactions of one flush are one.
  public var updates = 0
  /// Swift objects that user code and the runtime's values allocated, measured.
  public var allocations = 0
  /// Those of them that were freed during the run.
  public var frees = 0
  /// Cells that were made.
  public var cellsMade = 0
  /// Cells that were taken from a reuse pool.
  public var cellsReused = 0
  /// The most cells that existed at one time.
  public var peakCells = 0
  /// Events of the simulation.
  public var events = 0

  /// Makes counts of zero.
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
