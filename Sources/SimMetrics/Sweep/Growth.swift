// The growth of a figure with the number of items, and the sizes at which one strategy overtakes
// another.
//
// A figure that grows as a power of the number of items is a straight line on logarithmic axes. The
// exponent is the slope of the least-squares line; its range is that of the slopes between
// neighbouring sizes, so a bend shows as a wide range. Two sizes give one slope and no range. For
// several seeds the median is used.

import Foundation

/// A figure of one strategy under one workload, at several sizes.
package struct Growth: Equatable, Sendable {
  /// One size and its figure.
  package struct Point: Equatable, Sendable {
    /// The number of items.
    package var items: Int
    package var value: Double

    package init(items: Int, value: Double) {
      self.items = items
      self.value = value
    }
  }

  /// The identity that all points share; its numbers of items and its seed are zero.
  package let subject: RunIdentity
  package let metric: Metric
  /// The sizes, smallest first.
  package let points: [Point]

  /// Creates the growth from points.
  package init(subject: RunIdentity, metric: Metric, points: [Point]) {
    self.subject = subject
    self.metric = metric
    self.points = points
  }

  package static func == (one: Growth, other: Growth) -> Bool {
    one.subject == other.subject && one.metric.id == other.metric.id && one.points == other.points
  }

  /// The exponent: 1 if the figure doubles with the items; `nil` if the figure is zero at some
  /// size.
  package var exponent: Double? {
    guard points.count > 1, points.allSatisfy({ $0.value > 0 }) else { return nil }
    let x = points.map { log(Double($0.items)) }
    let y = points.map { log($0.value) }
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let spread = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    return zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spread
  }

  /// The least and the greatest slope between neighbouring sizes; `nil` if there is no exponent, or
  /// only one slope.
  package var range: ClosedRange<Double>? {
    guard exponent != nil, points.count > 2 else { return nil }
    let slopes = zip(points, points.dropFirst()).map { one, other in
      log(other.value / one.value) / log(Double(other.items) / Double(one.items))
    }
    guard let low = slopes.min(), let high = slopes.max() else { return nil }
    return low...high
  }

  /// The growth as text: `items^0.98 (0.91–1.02)`, for two sizes `items^0.98`; the figure at the
  /// greatest size if there is no exponent.
  package var text: String {
    guard let exponent else {
      guard let last = points.last else { return ValueFormatter.missing }
      return "\(metric.unit.format(last.value)) at \(ValueFormatter.count(last.items))"
    }
    func decimal(_ value: Double) -> String { ValueFormatter.decimal(value, digits: 2) }
    let ends = range.map { (decimal($0.lowerBound), decimal($0.upperBound)) }
    let brackets = ends.map { $0.0 == $0.1 ? "" : " (\($0.0)–\($0.1))" } ?? ""
    return "items^\(decimal(exponent))" + brackets
  }

  /// Returns the growth of a figure for every strategy and workload that has several sizes, in the
  /// order of the cells.
  package static func all(_ cells: [SweepCell], of metric: Metric) -> [Growth] {
    var order: [RunIdentity] = []
    var values: [RunIdentity: [Int: [Double]]] = [:]
    for cell in cells where !cell.outcome.isFailure {
      guard let value = cell[metric] else { continue }
      let subject = cell.identity.withoutSize
      if values[subject] == nil { order.append(subject) }
      values[subject, default: [:]][cell.identity.items, default: []].append(value)
    }
    return order.compactMap { subject in
      let points = (values[subject] ?? [:]).map { items, values in
        Point(items: items, value: values.sorted()[(values.count - 1) / 2])
      }.sorted { $0.items < $1.items }
      return points.count > 1 ? Growth(subject: subject, metric: metric, points: points) : nil
    }
  }
}

/// The size at which one strategy overtakes another.
package struct Crossing: Equatable, Sendable {
  /// The identity that both have in common.
  package let subject: RunIdentity
  /// The better strategy below the crossing.
  package let below: String
  /// The better strategy above the crossing.
  package let above: String
  /// The sizes between which they cross.
  package let between: ClosedRange<Int>
  /// The approximate size of the crossing, by straight lines between the logarithms.
  package let items: Int

  /// Returns the sizes at which strategies of one workload cross, with a significant difference on
  /// both sides.
  package static func all(_ growths: [Growth]) -> [Crossing] {
    growths.enumerated().flatMap { index, one in
      growths.dropFirst(index + 1).flatMap { other in crossings(one, other) }
    }
  }

  private static func crossings(_ one: Growth, _ other: Growth) -> [Crossing] {
    var subject = one.subject
    subject.strategy = other.subject.strategy
    guard subject == other.subject else { return [] }
    let pairs = one.points.compactMap { point -> (items: Int, left: Double, right: Double)? in
      other.points.first { $0.items == point.items }.map { (point.items, point.value, $0.value) }
    }.filter { pair in
      let greatest = max(pair.left, pair.right)
      let noise = one.metric.isExact ? 0 : Ranking.noise * greatest
      return pair.left > 0 && pair.right > 0 && abs(pair.left - pair.right) > noise
    }
    return zip(pairs, pairs.dropFirst()).compactMap { first, second in
      guard (first.left < first.right) != (second.left < second.right) else { return nil }
      let (before, after) = (log(first.left / first.right), log(second.left / second.right))
      let share = before / (before - after)
      let place = log(Double(first.items)) * (1 - share) + log(Double(second.items)) * share
      let names = [one.subject.strategy, other.subject.strategy]
      let isFirstBetter = first.left < first.right
      var common = subject
      common.strategy = ""
      return Crossing(
        subject: common, below: names[isFirstBetter ? 0 : 1], above: names[isFirstBetter ? 1 : 0],
        between: first.items...second.items, items: Int(exp(place).rounded()))
    }
  }
}

extension RunIdentity {
  /// The identity without the parts that vary along a line: items and seed.
  fileprivate var withoutSize: RunIdentity {
    var subject = self
    subject.items = 0
    subject.seed = 0
    subject.chosen = []
    return subject
  }
}
