// The errors that cairo reports.

/// An error that prevented a drawing; the program can continue without it.
package enum CairoError: Error, Equatable, CustomStringConvertible {
  /// The picture is larger than a surface may be, or has no area.
  case badSize(width: Double, height: Double)
  /// cairo reported a status other than success, with its message.
  case status(code: Int, message: String)
  /// This build of cairo lacks a required kind of surface.
  case unsupported(String)

  /// A sentence that describes the error.
  package var description: String {
    switch self {
    case .badSize(let width, let height):
      "a picture of \(width) × \(height) points cannot be drawn"
    case .status(let code, let message):
      "cairo could not draw the picture: \(message) (status \(code))"
    case .unsupported(let surface):
      "this cairo has no \(surface)"
    }
  }
}
