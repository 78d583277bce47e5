// The ranges of numbers and dates that the marks of a histogram represent.

public import Foundation
public import SimViews

/// The range of a bin; the last bin includes its upper bound.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isClosed: Bool

  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (isClosed ? value <= upperBound : value < upperBound)
  }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Comparable {
  private init(_ range: ChartBinRange<Value>) {
    self.init(range.lowerBound)
    end = range.upperBound.primitivePlottable._position
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue { PlottableValue(range) }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue { PlottableValue(range) }
}

extension Array where Element: Comparable {
  /// Returns the index of a value's bin.
  ///
  /// Values outside the thresholds belong to the first or last bin.
  fileprivate func bin(of value: Element) -> Int {
    let above = firstIndex { $0 > value } ?? count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, count - 2))
  }
}

/// Bins of numbers between thresholds.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  /// The bounds of the bins, one more than there are bins.
  public let thresholds: [Value]
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// Returns the index of a value's bin; values outside the range belong to the first or last bin.
  public func index(for value: Value) -> Int { thresholds.bin(of: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates a number of bins of equal width.
  public init(range: ClosedRange<Value>, count: Int) {
    precondition(count > 0, "There must be a bin, not \(count).")
    let width = (range.upperBound - range.lowerBound) / Value(count)
    self.init(
      thresholds: (0..<count).map { range.lowerBound + width * Value($0) } + [range.upperBound])
  }

  /// Creates bins of a round width, about as many as requested.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let step = Value(
      roundStep(Double(range.upperBound - range.lowerBound) / Double(Swift.max(1, desiredCount))))
    self.init(size: step, range: range)
  }

  /// Creates bins of a width that start at a multiple of it.
  public init(size: Value, range: ClosedRange<Value>) {
    precondition(size > 0, "A bin must be wider than zero.")
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max(first + 1, (range.upperBound / size).rounded(.up))
    self.init(thresholds: (0...Int(last - first)).map { (first + Value($0)) * size })
  }

  /// Creates bins of a round width around data, about as many as requested.
  public init(data: [Value], desiredCount: Int = 10) {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a width that start at a multiple of it.
  public init(size: Value, range: ClosedRange<Value>) {
    let bins = NumberBins<Double>(
      size: Double(size), range: Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: bins.thresholds.map { Value($0) })
  }

  /// Creates bins of a round width, about as many as requested.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let length = Double(range.upperBound - range.lowerBound)
    let step = roundStep(length / Double(Swift.max(1, desiredCount))).rounded(.up)
    self.init(size: Value(Swift.max(1, step)), range: range)
  }

  /// Creates bins of a round width around data, about as many as requested.
  public init(data: [Value], desiredCount: Int = 10) {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount)
  }
}

/// Returns the smallest of 1, 2, 5 and 10 times a power of ten that is not less than the step.
private func roundStep(_ step: Double) -> Double {
  guard step > 0 else { return 1 }
  let power = pow(10, log10(step).rounded(.down))
  let factor = [1, 2, 5, 10].first { $0 * power >= step * 0.999_999 } ?? 10
  return factor * power
}

public struct DateBins: RandomAccessCollection {
  /// The bounds of the bins, one more than there are bins.
  public let thresholds: [Date]
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of a number of calendar units that cover a range.
  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    precondition(value > 0, "A bin must be longer than \(value) units.")
    var moment = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var thresholds = [moment]
    while moment <= range.upperBound,
      let next = calendar.date(byAdding: unit, value: value, to: moment), next > moment
    {
      moment = next
      thresholds.append(next)
    }
    self.init(thresholds: thresholds)
  }

  /// Creates bins of a number of calendar units that cover data.
  public init(
    unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    if let first = data.min(), let last = data.max() {
      self.init(unit: unit, by: value, range: first...last, calendar: calendar)
    } else {
      self.init(thresholds: [])
    }
  }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: false)
  }

  /// Returns the index of a date's bin; dates outside the range belong to the first or last bin.
  public func index(for date: Date) -> Int { thresholds.bin(of: date) }
}
