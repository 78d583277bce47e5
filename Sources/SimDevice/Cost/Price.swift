// One row of the price table.

/// What one operation costs on the reference device.
package struct Price: Hashable, Sendable {
  /// Which part of the device does the work.
  package enum Processor: String, Codable, Hashable, Sendable {
    /// A processor core: the main thread, or the render server's own.
    case cpu
    case gpu
    /// Processor cores alongside the main thread: counts as the app's time and delays no frame.
    case otherThreads
    /// The image decoder: the main thread waits for it, and no processor core is busy.
    case decoder
    /// Nothing: time passes, the same on every device.
    case clock
  }

  /// For one operation, whatever its size, in picoseconds.
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

  /// The row with both prices multiplied, rounded to the picosecond.
  package func scaled(by factor: Double) -> Price {
    var row = self
    row.base = Int64(Double(base) * factor + 0.5)
    row.perUnit = Int64(Double(perUnit) * factor + 0.5)
    return row
  }
}
