// What cairo reports, as an error.

/// Why a figure could not be drawn; the program can continue without it.
package enum CairoError: Error, Equatable, CustomStringConvertible {
  /// The figure is larger than a surface may be, or has no area.
  case badSize(width: Double, height: Double)
  /// cairo reports a status other than success, with its own words for it.
  case status(code: Int, message: String)
  /// This build of cairo lacks a kind of surface that is needed.
  case unsupported(String)

  /// The error as one sentence.
  package var description: String {
    switch self {
    case .badSize(let width, let height):
      "a figure of \(width) × \(height) points cannot be drawn"
    case .status(let code, let message):
      "cairo could not draw the figure: \(message) (status \(code))"
    case .unsupported(let surface):
      "this cairo has no \(surface)"
    }
  }
}
