// A price table as a value: the standard one, one with rows replaced, one with noise.

import SimCore

/// A price for every operation.
package struct PriceTable: Hashable, Sendable {
  // In the order of `CostedOperation`.
  private var rows: [Price]

  /// The table that is used unless another is given.
  package static let standard = PriceTable(fitted: .committed)

  /// The table before any fit, multiplied by the factors of a fit.
  package init(fitted factors: FittedFactors) {
    rows = CostedOperation.allCases.map { operation in
      guard let price = Price.table[operation] else {
        preconditionFailure("The price table has no row for \(operation).")
      }
      return price
    }
    for parameter in FittedParameter.allCases where factors[parameter] != 1 {
      for operation in parameter.operations { apply(factors[parameter], parameter, operation) }
    }
  }

  private mutating func apply(
    _ factor: Double, _ parameter: FittedParameter, _ operation: CostedOperation
  ) {
    let scaled = self[operation].scaled(by: factor)
    if parameter.multiplies.base { self[operation].base = scaled.base }
    if parameter.multiplies.perUnit { self[operation].perUnit = scaled.perUnit }
    self[operation].source += "; fitted on \(FittedFactors.source)"
  }

  /// The standard table with other rows in places.
  package init(replacing others: [CostedOperation: Price]) {
    self = .standard
    for operation in CostedOperation.allCases {
      if let other = others[operation] { self[operation] = other }
    }
  }

  /// The row of an operation.
  package subscript(operation: CostedOperation) -> Price {
    get { rows[operation.index] }
    set { rows[operation.index] = newValue }
  }

  /// The operations whose rows differ from the standard table's, in its order.
  package var changed: [CostedOperation] {
    CostedOperation.allCases.filter { self[$0] != Self.standard[$0] }
  }

  /// The table with every row multiplied by a factor, drawn from the row's uncertainty, and by another one, drawn from the
  /// model's error for the row's kind of work.
  ///
  /// Factors are log-normal with median 1; nine of ten lie within the band. Rows that were scaled by one
  /// factor are wrong together: they share a stream. Any other row has a stream of its own, so that a new row
  /// shifts no other; all rows of a kind of work share that of the kind.
  package func withNoise(seed: UInt64) -> PriceTable {
    var noisy = self
    let streams = RandomStreams(seed: seed)
    let errors = ModelledWork.allCases.map { kind in
      var stream = streams.stream(named: "error of \(kind.rawValue)")
      return LogNormal(median: 1, band90: kind.error).sample(from: &stream)
    }
    for operation in CostedOperation.allCases where self[operation].uncertainty > 1 {
      var stream = streams.stream(named: Self.streamNames[operation.index])
      let factor = LogNormal(median: 1, band90: self[operation].uncertainty)
        .sample(from: &stream)
      let error = operation.kind.flatMap { kind in
        ModelledWork.allCases.firstIndex(of: kind).map { errors[$0] }
      }
      noisy[operation] = self[operation].scaled(by: factor * (error ?? 1))
    }
    return noisy
  }

  /// Rows that were scaled by one figure, taken from one benchmark of cells and one screen of them.
  private static let rowsOfCells: [CostedOperation] = [
    .realiseRow, .retargetCell, .createCell, .dequeueCell,
  ]
  /// The names of the rows' streams, in the order of the table.
  private static let streamNames = CostedOperation.allCases.map { operation in
    if rowsOfCells.contains(operation) { return "price of cells" }
    let parameter = FittedParameter.allCases.first { $0.operations.contains(operation) }
    return "price of \(parameter.map { $0.rawValue } ?? "\(operation)")"
  }
}
