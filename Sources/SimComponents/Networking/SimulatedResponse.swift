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
  private var rules: [SimulatedResponses.Rule] = []
  private var folder: ResponseFolder?
  private var missed: [SimulatedResponses.Unanswered] = []

  func answer(_ address: String, _ answer: Answer) {
    lock.withLock { answers[address] = answer }
  }

  func begin(_ rules: [SimulatedResponses.Rule], folder: URL) {
    lock.withLock {
      self.rules = rules
      self.folder = ResponseFolder(url: folder)
      missed = []
    }
  }

  var unanswered: [SimulatedResponses.Unanswered] { lock.withLock { missed } }

  /// What responds to an address: a script, the app's code, a file.
  private func answer(to url: URL) -> Answer? {
    let address = url.absoluteString
    return lock.withLock {
      if let rule = rules.first(where: { $0.fits(address) }) {
        return Answer(body: rule.body, status: rule.status, headers: [:], delay: rule.delay)
      }
      if let known = answers[address] { return known }
      if let body = folder?.content(of: url) {
        return Answer(body: body, status: 200, headers: [:], delay: .milliseconds(100))
      }
      if let place = missed.firstIndex(where: { $0.address == address }) {
        missed[place].count += 1
      } else {
        missed.append(SimulatedResponses.Unanswered(address: address, count: 1))
      }
      return nil
    }
  }

  /// The response to a request, and how long it takes: a file's content at once, otherwise what was defined.
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
    guard let answer = answer(to: url) else {
      return (.failure(URLError.loading(.notConnectedToInternet, of: url)), .milliseconds(1))
    }
    let response = HTTPURLResponse(
      url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    guard let response else { return (.failure(URLError(.badServerResponse)), .zero) }
    return (.success((answer.body, response)), answer.delay)
  }
}
