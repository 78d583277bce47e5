// Why a report could not be made.

/// A report that was not made; nothing of it is on disk.
public enum ReportError: Error, Equatable, CustomStringConvertible {
  /// A figure could not be drawn.
  case cannotDraw(figure: String, reason: String)

  /// The error as one sentence.
  public var description: String {
    switch self {
    case .cannotDraw(let figure, let reason): "cannot draw \(figure): \(reason)"
    }
  }
}
