package import Foundation

extension URLError {
  /// Returns the error of a failed load; unlike one that an app makes from a code, it has the
  /// reason and the address.
  ///
  /// The sentences are those of CFNetwork's errors on iOS, in English.
  package static func loading(_ code: Code, of url: URL? = nil) -> URLError {
    let sentence: String? =
      switch code {
      case .cancelled: "cancelled"
      case .badURL: "bad URL"
      case .timedOut: "The request timed out."
      case .unsupportedURL: "unsupported URL"
      case .cannotFindHost: "A server with the specified hostname could not be found."
      case .cannotConnectToHost: "Could not connect to the server."
      case .networkConnectionLost: "The network connection was lost."
      case .notConnectedToInternet: "The Internet connection appears to be offline."
      case .fileDoesNotExist: "The requested URL was not found on this server."
      default: nil
      }
    var facts: [String: Any] = [:]
    facts[NSLocalizedDescriptionKey] = sentence
    facts[NSURLErrorFailingURLErrorKey] = url
    return URLError(code, userInfo: facts)
  }
}
