// A price table as a value: the standard table, a table with replaced rows, or a table with noise.

import SimCore

/// A price for every operation.
package struct PriceTable: Hashable, Sendable {
  // The rows in the order of `CostedOperation`.
  private var rows: [Price]

  /// The table that is used by default.
  package static let standard = PriceTable(fitted: .committed)

  /// Creates the unfitted table scaled by the factors of a fit.
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

  /// Creates the standard table with some rows replaced.
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

  /// The operations whose rows differ from the standard table, in its order.
  package var changed: [CostedOperation] {
    CostedOperation.allCases.filter { self[$0] != Self.standard[$0] }
  }

  /// Returns the table with two random factors per row: one from the row's uncertainty, one from
  /// the model error of the row's kind of work.
  ///
  /// Factors are log-normal with median 1, and nine of ten lie within the band. Rows that were
  /// derived from one figure have one error, so they share a random stream. Every other row has a
  /// separate stream, so that a new row does not change the others. All rows of a kind of work
  /// share the stream of the kind.
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

  /// The rows that were scaled by one figure, from one benchmark of cells and one screen with
  /// cells.
  private static let rowsOfCells: [CostedOperation] = [
    .realiseRow, .retargetCell, .createCell, .dequeueCell,
  ]
  /// The names of the streams of the rows, in the order of the table.
  private static let streamNames = CostedOperation.allCases.map { operation in
    if rowsOfCells.contains(operation) { return "price of cells" }
    let parameter = FittedParameter.allCases.first { $0.operations.contains(operation) }
    return "price of \(parameter.map { $0.rawValue } ?? "\(operation)")"
  }
}
