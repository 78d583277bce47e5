// Requests and responses as values. They replace those of FoundationNetworking, whose library would
// be loaded into every run to open connections that a device never opens.

public import Foundation

/// A URL load request that is independent of protocol or URL scheme.
public struct URLRequest: Hashable, Sendable {
  /// The use of caches, of which there are none.
  public enum CachePolicy: UInt, Hashable, Sendable {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad,
      returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
  }
  public var url: URL?
  /// The use of caches.
  public var cachePolicy: CachePolicy
  /// After how many seconds a request fails.
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]? = [:]

  /// Creates a request for an address.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Sets a field of the header.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }
  /// Adds to a field of the header.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = allHTTPHeaderFields?[field]
    allHTTPHeaderFields?[field] = old.map { "\($0),\(value)" } ?? value
  }
  /// Returns a field of the header, whatever the case of its name.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}

/// The metadata associated with the response to a URL load request.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  /// The type of the content.
  public let mimeType: String?
  /// The length of the content, in bytes.
  public let expectedContentLength: Int64
  /// The name of the text's encoding.
  public let textEncodingName: String?

  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }

  /// A suggested file name for the content.
  open var suggestedFilename: String? { url?.lastPathComponent }
}

/// The metadata associated with the response to an HTTP protocol URL load request.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  /// Creates a response with a status and a header.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1,
      textEncodingName: nil)
  }

  /// Returns a field of the header, whatever the case of its name.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { "\($0.key)".lowercased() == field.lowercased() }.map { "\($0.value)" }
  }

  /// Returns the description of a status.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    let known = [
      200: "no error", 400: "bad request", 401: "unauthorized", 403: "forbidden", 404: "not found",
      500: "internal server error", 503: "service unavailable",
    ]
    return known[statusCode] ?? "status \(statusCode)"
  }
}
