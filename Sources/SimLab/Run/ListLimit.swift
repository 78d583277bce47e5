// The maximum number of items of a list without hitches: longer and longer lists are run, then the limit is found by
// bisection.

package import SimMetrics

/// The largest list with which a run does not hitch.
package struct ListLimit: Equatable, Sendable {
  /// The maximum number of items with a hitch ratio below 5 ms/s; nil if the smallest list hitches.
  package var items: Int?
  /// The numbers of items at the unfavorable and the favorable end of nine in ten draws; 0 for
  /// none.
  package var range: ClosedRange<Int>
  /// The smallest number of items with hitches; nil if the largest list does not hitch.
  package var first: Int?

  /// The smallest number of items that is run.
  static let least = 10
  /// The largest number of items that is run.
  package static let most = 1_000_000
  /// The precision of the limit as a factor.
  private static let precision = 1.15

  /// Finds the limit.
  ///
  /// - Parameter run: runs a list of a number of items; nil if the run failed, which counts as the
  ///   limit.
  /// - Parameter ratios: returns the hitch ratios of a run, one per draw, in ascending order; not
  ///   empty.
  package init(
    _ run: (Int) throws -> RunRecord?,
    ratios: (RunRecord) throws -> [Double] = { [$0.hitchRatio ?? 0] }
  ) rethrows {
    var known: [Int: [Double]] = [:]
    func isSmooth(_ items: Int, _ percent: Int) throws -> Bool {
      let found = try known[items] ?? run(items).map(ratios) ?? [.infinity]
      known[items] = found
      return Headroom.isSmooth(found, in: percent)
    }
    func border(_ percent: Int) throws -> (smooth: Int, late: Int?) {
      var (smooth, late) = (0, Int?.none)
      var next = Self.least
      while late == nil {
        if try isSmooth(next, percent) { smooth = next } else { late = next }
        guard next < Self.most else { break }
        next = min(next * 4, Self.most)
      }
      while let found = late, smooth > 0, found > smooth + 1,
        Double(found) / Double(smooth) > Self.precision
      {
        let middle = Int((Double(found) * Double(smooth)).squareRoot())
        let tried = min(max(middle, smooth + 1), found - 1)
        if try isSmooth(tried, percent) { smooth = tried } else { late = tried }
      }
      return (smooth, late)
    }
    let middle = try border(50)
    let ends = [try border(95).smooth, middle.smooth, try border(5).smooth]
    items = middle.smooth > 0 ? middle.smooth : nil
    range = (ends.min() ?? 0)...(ends.max() ?? 0)
    first = middle.late
  }

  /// The limit as text, such as `4,100`, `more than 1,000,000` or `less than 10`.
  package var text: String {
    guard let items else { return "less than \(Self.least)" }
    guard first != nil else { return "more than \(ValueFormatter.count(items))" }
    return ValueFormatter.count(items)
  }

  /// The range as text, such as `2,300–9,800`.
  package var rangeText: String {
    guard range.lowerBound < range.upperBound else { return "" }
    return "\(ValueFormatter.count(range.lowerBound))–\(ValueFormatter.count(range.upperBound))"
  }
}

extension RunRecord {
  /// The cause of the largest part of the hitch time, or nil if no frame was late.
  package var mainBlame: String? { play.blame.first?.line }
}
