// The result of a fit as the source file from which the standard price tables take it.

import SimDevice
import SimMetrics

/// Writes the factors of a fit as Swift code.
enum FittedFactorsFile {
  /// The name of the file in Sources/SimDevice/Cost.
  static let name = "FittedFactors+Committed.swift"

  static func text(_ factors: FittedFactors) -> String {
    let lines = FittedParameter.allCases.map {
      "    .\($0.rawValue): \(Decimals.text(factors[$0], digits: 4)),\n"
    }
    return """
      // Written by `simui calibrate --fit`: the factors that the standard tables carry.

      extension FittedFactors {
        /// What was fitted to the measured phones.
        package static let committed = FittedFactors([
      \(lines.joined())  ])
        /// On what, for the sources of the rows that it multiplies.
        package static let source = "an iPhone 8 Plus, an iPhone 11 and an iPhone 12 Pro Max"
      }

      """
  }
}
