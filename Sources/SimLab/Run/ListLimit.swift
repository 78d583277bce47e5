// How many items a list may have before a run hitches: more and more are run, then the border is found by halving.

package import SimMetrics

/// The largest list with which a run does not hitch.
package struct ListLimit: Equatable, Sendable {
  /// The most items that were run without a hitch ratio of 5 ms/s; nil where the smallest list hitches.
  package var items: Int?
  /// The fewest items that hitch; nil where the largest list does not.
  package var first: Int?
  /// Whose the hitches of that one are.
  package var cause: String?

  /// Sizes are doubled from here on.
  static let least = 10
  /// The most items that are run.
  package static let most = 1_000_000
  /// How near the border is found, as a factor.
  private static let precision = 1.15

  /// Finds the border.
  ///
  /// - Parameter run: runs a list of so many items; nil when the run failed, which counts as the border.
  package init(_ run: (Int) throws -> RunRecord?) rethrows {
    var smooth = 0
    var late: (items: Int, record: RunRecord?)?
    func note(_ items: Int) throws {
      let record = try run(items)
      if let record, (record.hitchRatio ?? 0) < Headroom.limit {
        smooth = items
      } else {
        late = (items, record)
      }
    }
    var next = Self.least
    while late == nil {
      try note(next)
      guard next < Self.most else { break }
      next = min(next * 4, Self.most)
    }
    while let found = late, smooth > 0, Double(found.items) / Double(smooth) > Self.precision {
      try note(Int((Double(found.items) * Double(smooth)).squareRoot()))
    }
    items = smooth > 0 ? smooth : nil
    first = late?.items
    cause = late.flatMap { $0.record.map { $0.blame.first?.line ?? "" } ?? "the run failed" }
  }

  /// `about 4,100 items`, or that no list hitches, or that each does.
  package var text: String {
    guard let items else { return "none" }
    guard first != nil else { return "more than \(ValueFormatter.count(items))" }
    return ValueFormatter.count(items)
  }
}
