// Why a file could not be written.

import Foundation

/// A path that cannot be written; nothing was left on disk.
package struct FileWriteError: Error, Equatable, CustomStringConvertible {
  package var path: String
  package var reason: String

  /// The error as one sentence.
  package var description: String { "cannot write \(path): \(reason)" }

  /// The system's words for an error of Foundation.
  static func reason(of error: any Error) -> String {
    if let cause = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError {
      return String(cString: strerror(cause.code.rawValue))
    }
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
