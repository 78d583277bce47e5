// Error messages of the operating system, which Foundation wraps in domains and codes.

import Foundation

/// Finds the operating system's message in an error.
enum SystemError {
  /// Returns the system's message of an error of Foundation, with the path if there is one; `nil`
  /// for any other error.
  static func words(of error: any Error) -> String? {
    let error = error as NSError
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard inner.domain == NSPOSIXErrorDomain || error.domain == NSCocoaErrorDomain else {
      return nil
    }
    let words =
      inner.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(inner.code))) : error.localizedDescription
    guard let path = error.userInfo[NSFilePathErrorKey] as? String else { return words }
    return "'\(path)': \(words)"
  }
}
