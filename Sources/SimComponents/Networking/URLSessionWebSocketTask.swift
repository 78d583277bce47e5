// Tasks of web sockets. No server answers, so sending and receiving fail.

public import Foundation

/// A task that exchanges messages with a server.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// A message.
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }
  /// The reason why a connection is closed.
  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000, goingAway, protocolError, unsupportedData, noStatusReceived = 1005,
      abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig,
      mandatoryExtensionMissing, internalServerError, tlsHandshakeFailure = 1015
  }
  open private(set) var closeCode = CloseCode.invalid
  open private(set) var closeReason: Data?
  /// The size of the largest message in bytes.
  open var maximumMessageSize = 1_048_576

  private var failure: URLError {
    .loading(
      state == .canceling ? .cancelled : .notConnectedToInternet, of: originalRequest?.url)
  }

  open func send(_ message: Message) async throws { throw failure }
  /// Reports a failure in a later turn of the main queue.
  open func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let failure = failure
    DispatchQueue.main.async { completionHandler(failure) }
  }
  open func receive() async throws -> Message { throw failure }
  /// Reports a failure in a later turn of the main queue.
  open func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {
    let failure = failure
    DispatchQueue.main.async { completionHandler(.failure(failure)) }
  }
  /// Reports a failure in a later turn of the main queue.
  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    let failure = failure
    DispatchQueue.main.async { pongReceiveHandler(failure) }
  }
  open func cancel(with closeCode: CloseCode, reason: Data?) {
    (self.closeCode, closeReason) = (closeCode, reason)
    cancel()
  }
}

/// The methods of a web socket's delegate, none of which is called: no server answers.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}

extension URLSession {
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request)
  }
}
