// One row of the price table.

/// What one operation costs on the reference device.
package struct Price: Hashable, Sendable {
  /// Which part of the device does the work.
  package enum Processor: String, Codable, Hashable, Sendable {
    /// A processor core.
    case cpu
    /// The graphics processor.
    case gpu
  }

  /// For one operation whatever its size, in picoseconds.
  package var base: Int64
  /// For each unit of its size, in picoseconds.
  package var perUnit: Int64
  /// What is counted, in the singular; empty when nothing is.
  package var unit: String
  /// Factor of a central band of 90 %: the true price is between price ÷ this and price × this.
  package var uncertainty: Double
  /// Which part of the device does the work.
  package var processor: Processor
  /// Where the figure comes from, with its mark.
  package var source: String

  /// A row.
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
}
