// Answers of the network: what a test or a scenario says that an address answers. A device never opens a connection; an
// address that nobody has an answer for fails as a phone without a network does.

public import Foundation

/// Says what requests for an address are answered with, in virtual time.
///
/// ```swift
/// simulatedResponse("https://example.com/items.json", body: Data(#"[{"id": 1}]"#.utf8))
/// ```
/// - Parameter address: the whole address; of several answers for one the last counts.
/// - Parameter body: the content.
/// - Parameter status: the status of HTTP.
/// - Parameter headers: the header.
/// - Parameter delay: how long the answer takes.
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

  /// What a request is answered with, and how long that takes: a file's content at once, else what was said.
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
