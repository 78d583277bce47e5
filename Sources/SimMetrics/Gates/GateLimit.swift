// A modelled figure is not compared for equality, because an improved price table moves all of them
// slightly.

/// The limit of a figure in relation to its baseline.
package struct GateLimit: Codable, Equatable, Sendable {
  /// The share of the baseline by which it may grow; 0.05 for 5 %.
  package var relative: Double
  /// The amount by which it may grow in any case, in the figure's unit.
  package var absolute: Int64
  /// The greatest value that it may have, whatever the baseline; `nil` for none.
  package var most: Int64?

  package init(relative: Double, absolute: Int64, most: Int64? = nil) {
    self.relative = relative
    self.absolute = absolute
    self.most = most
  }

  /// Reads a limit.
  ///
  /// - Throws: `DecodingError` for a number that is not a limit.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    relative = try container.decode(Double.self, forKey: .relative)
    guard relative.isFinite, (0...1_000).contains(relative) else {
      throw DecodingError.dataCorruptedError(
        forKey: .relative, in: container,
        debugDescription: "“relative” is \(relative), and must be a share between 0 and 1000")
    }
    absolute = try container.decodeAmount(forKey: .absolute)
    most = container.contains(.most) ? try container.decodeAmount(forKey: .most) : nil
  }

  /// Returns the greatest value that passes.
  func greatest(from base: Int64) -> Int64 {
    let share = Int64((Double(base) * min(relative, 1_000)).rounded(.down))
    return min(base + max(share, absolute), most ?? .max)
  }
}
