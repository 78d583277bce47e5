// The errors that prevent a report.

/// An error that prevented a report; nothing of it was written.
public enum ReportError: Error, Equatable, CustomStringConvertible {
  /// A figure could not be drawn.
  case cannotDraw(figure: String, reason: String)

  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .cannotDraw(let figure, let reason): "cannot draw \(figure): \(reason)"
    }
  }
}
