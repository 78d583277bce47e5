// Tasks of sessions. A task with a closure calls it with the response; any other notifies the
// session's delegate. All calls are on the main thread, in virtual time.

public import Foundation
import SimViews

/// A task that loads something.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// The state of a task.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }
  var start: (@Sendable (URLSessionTask) -> Void)?
  /// The state of the task.
  open internal(set) var state = State.suspended
  public let originalRequest: URLRequest?
  /// The request; it is never redirected.
  open var currentRequest: URLRequest? { originalRequest }
  /// The response, without its data.
  open internal(set) var response: URLResponse?
  open internal(set) var error: (any Error)?
  /// The number of received bytes, and the expected number.
  open internal(set) var countOfBytesReceived: Int64 = 0, countOfBytesExpectedToReceive: Int64 = 0
  /// The progress of the task.
  public let progress = Progress(totalUnitCount: 100)
  /// A description set by the app.
  open var taskDescription: String?
  /// The priority; without effect.
  open var priority: Float = 0.5

  init(_ request: URLRequest) { originalRequest = request }

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    start?(self)
    start = nil
  }
  /// Ends without an answer: the error is `cancelled`.
  open func cancel() { if state != .completed { state = .canceling } }
  /// Does nothing; a task that has begun continues.
  open func suspend() {}

  /// Loads the request.
  ///
  /// - Parameters:
  ///   - quarters: Called at each quarter of the time, if there is a response.
  ///   - done: Called when the response has arrived.
  func load(
    quarters: (@Sendable (Int, Int) -> Void)? = nil,
    _ done: @escaping @Sendable (Result<(Data, URLResponse), any Error>) -> Void
  ) {
    guard let request = originalRequest else { return }
    let (result, delay) = SimulatedNetwork.shared.respond(to: request)
    let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
    let size = result.value?.0.count ?? 0
    for quarter in 1...4 where quarters != nil && size > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds * Double(quarter) / 4) { [self] in
        guard state == .running else { return }
        countOfBytesExpectedToReceive = Int64(size)
        countOfBytesReceived = Int64(size * quarter / 4)
        progress.completedUnitCount = Int64(25 * quarter)
        quarters?(size * quarter / 4 - size * (quarter - 1) / 4, size)
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in
      let outcome =
        state == .canceling
        ? .failure(URLError.loading(.cancelled, of: request.url)) : result
      state = .completed
      response = outcome.value?.1
      error = outcome.failure
      done(outcome)
    }
  }
}

extension Result {
  /// The value in case of success.
  var value: Success? { try? get() }
  /// The error in case of failure.
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// A task that loads data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
/// A task that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
/// A task that stores data in a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// A delegate of a session.
public protocol URLSessionDelegate: AnyObject, Sendable {
  /// The session was invalidated.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}
/// A delegate of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Notifies that a task has completed or failed.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
/// A delegate of tasks that load data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Notifies that data has arrived: all of it at once.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}
/// A delegate of tasks that store data in files.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Notifies that the file exists.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}
extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}
extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}
extension URLSessionDownloadDelegate {
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}
