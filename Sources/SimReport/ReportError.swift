// Why a report could not be written.

import Foundation

/// A report that was not written; nothing of it is on disk.
public enum ReportError: Error, Equatable, CustomStringConvertible {
  /// A path cannot be written; the reason is the system's.
  case cannotWrite(path: String, reason: String)
  /// A figure could not be drawn.
  case cannotDraw(figure: String, reason: String)

  /// The error as one sentence.
  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotDraw(let figure, let reason): "cannot draw \(figure): \(reason)"
    }
  }

  /// The system's words for an error of Foundation.
  static func reason(of error: any Error) -> String {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      cause.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(cause.code)))
    }
    return error.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(error.code))) : error.localizedDescription
  }
}
