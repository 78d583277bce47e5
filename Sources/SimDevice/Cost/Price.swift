// One row of the price table.

/// The cost of one operation on the reference device.
package struct Price: Hashable, Sendable {
  /// The part of the device that does the work.
  package enum Processor: String, Codable, Hashable, Sendable {
    /// A processor core: the main thread, or that of the render server.
    case cpu
    case gpu
    /// Processor cores in parallel with the main thread. Their time counts as the app's and delays
    /// no frame.
    case otherThreads
    /// The image decoder. The main thread waits for it, and no processor core is busy.
    case decoder
    /// Elapsed time, which is equal on every device.
    case clock
  }

  /// The price of one operation of any size, in picoseconds.
  package var base: Int64
  /// The price of each unit, in picoseconds.
  package var perUnit: Int64
  /// The name of the unit in the singular; empty for an operation without units.
  package var unit: String
  /// The factor of a central band of 90 %: the true price is between price ÷ factor and price ×
  /// factor.
  package var uncertainty: Double
  /// The part of the device that does the work.
  package var processor: Processor
  /// The source of the figure, with its mark.
  package var source: String

  /// Creates a row.
  ///
  /// - Parameter base: picoseconds.
  /// - Parameter perUnit: picoseconds.
  package init(
    base: Int64, perUnit: Int64, unit: String, uncertainty: Double, processor: Processor = .cpu,
    source: String
  ) {
    self.base = base
    self.perUnit = perUnit
    self.unit = unit
    self.uncertainty = uncertainty
    self.processor = processor
    self.source = source
  }

  /// Returns the row with both prices multiplied and rounded to the picosecond.
  package func scaled(by factor: Double) -> Price {
    var row = self
    row.base = Int64(Double(base) * factor + 0.5)
    row.perUnit = Int64(Double(perUnit) * factor + 0.5)
    return row
  }
}
