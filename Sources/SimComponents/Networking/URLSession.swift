// Sessions: the response to every request comes from a file or from `simulatedResponse`, in virtual
// time.

public import Foundation
public import SimPublishers
import SimViews

/// The configuration of a session; recorded without effect.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// A configuration that stores nothing.
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// Returns a configuration for transfers in the background.
  public static func background(withIdentifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  /// After how many seconds a request fails.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// After how many seconds a transfer fails.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Whether a session waits for a network.
  open var waitsForConnectivity = false
  /// Fields of every header.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The use of caches.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
}

/// An object that coordinates a group of related network data transfer tasks.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration

  /// The delegate of tasks without a closure of their own.
  public internal(set) var delegate: (any URLSessionDelegate)?
  /// The tasks that run and notify the delegate.
  var running: [URLSessionTask] = []
  /// Whether it lets go of the delegate once no such task runs.
  var isInvalid = false

  public init(configuration: URLSessionConfiguration) { self.configuration = configuration }

  /// Creates a session with a delegate, which is called on the main thread.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) { (self.configuration, self.delegate) = (configuration, delegate) }

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Loads a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let (result, delay) = SimulatedNetwork.shared.respond(to: request)
    do {
      try await Task.sleep(for: delay)
    } catch is CancellationError {
      throw URLError.loading(.cancelled, of: request.url)
    }
    return try result.get()
  }

  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (
    Data, URLResponse
  ) { try await data(for: request) }

  /// Stores the content of an address in a file.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(from: url)
    let file = FileManager.default.temporaryDirectory.appending(path: url.lastPathComponent)
    try data.write(to: file)
    return (file, response)
  }

  /// Returns a task that loads a request; the closure is called on the main thread.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let task = URLSessionDataTask(request)
    task.start = { $0.load { completionHandler($0.value?.0, $0.value?.1, $0.failure) } }
    return task
  }

  /// Returns a task that loads an address; the closure is called on the main thread.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Returns a publisher that loads an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that loads a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that loads a request, once for each subscriber.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    /// Begins to load for a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      nonisolated(unsafe) let subject = SimViews.PassthroughSubject<Output, URLError>()
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          subject.send((data, response))
          subject.send(completion: .finished)
        } else {
          subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      subject.handleEvents(
        receiveCancel: { task.cancel() }
      ).receive(subscriber: subscriber)
      task.resume()
    }
  }
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// It encodes to data.
  public typealias Output = Data
}
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// It encodes to data.
  public typealias Output = Data
}
