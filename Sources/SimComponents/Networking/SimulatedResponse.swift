// Network responses to addresses, as defined by a test or a scenario. A device never opens a
// connection; loading an address without a response fails as on a phone without a network.

public import Foundation

/// Defines the response to requests for an address, in virtual time.
///
/// ```swift
/// simulatedResponse("https://example.com/items.json", body: Data(#"[{"id": 1}]"#.utf8))
/// ```
/// - Parameter address: The whole address; the last of several responses for one address is used.
/// - Parameter body: The content.
/// - Parameter status: The HTTP status code.
/// - Parameter headers: The header fields.
/// - Parameter delay: The duration of the response.
public func simulatedResponse(
  _ address: String, body: Data = Data(), status: Int = 200, headers: [String: String] = [:],
  after delay: Duration = .milliseconds(100)
) {
  SimulatedNetwork.shared.answer(
    address, .init(body: body, status: status, headers: headers, delay: delay))
}

/// The answers of a process.
final class SimulatedNetwork: @unchecked Sendable {
  static let shared = SimulatedNetwork()

  struct Answer {
    let body: Data
    let status: Int
    let headers: [String: String]
    let delay: Duration
  }

  private let lock = NSLock()
  private var answers: [String: Answer] = [:]

  func answer(_ address: String, _ answer: Answer) {
    lock.withLock { answers[address] = answer }
  }

  /// Returns the response to a request, and its delay: a file's content without delay, otherwise
  /// the defined response.
  func respond(to request: URLRequest) -> (Result<(Data, URLResponse), any Error>, Duration) {
    guard let url = request.url else { return (.failure(URLError.loading(.badURL)), .zero) }
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url) else {
        return (.failure(URLError.loading(.fileDoesNotExist, of: url)), .zero)
      }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
      return (.success((data, response)), .zero)
    }
    guard let answer = lock.withLock({ answers[url.absoluteString] }) else {
      return (.failure(URLError.loading(.notConnectedToInternet, of: url)), .milliseconds(1))
    }
    let response = HTTPURLResponse(
      url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    guard let response else { return (.failure(URLError(.badServerResponse)), .zero) }
    return (.success((answer.body, response)), answer.delay)
  }
}
