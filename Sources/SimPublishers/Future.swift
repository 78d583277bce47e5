// A single result for several subscribers. See Fanout.swift.

public import OpenCombine
import Synchronization

/// A publisher that eventually produces a single value and then finishes or fails.
///
/// Subscribers receive in the order in which they subscribed.
public final class Future<Output, Failure: Error>: Publisher {
  /// A type that represents a closure to invoke in the future, when an element or error is available.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let fanout = Fanout<Output, Failure>()
  private let lock = Mutex(())
  private var result: Result<Output, Failure>?

  /// Creates a publisher that invokes a promise closure when the publisher emits an element.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ new: Result<Output, Failure>) {
    nonisolated(unsafe) let new = new
    let isFirst = lock.withLock { _ in
      guard result == nil else { return false }
      result = new
      return true
    }
    guard isFirst else { return }
    switch new {
    case .success(let value):
      fanout.send(value)
      fanout.send(completion: .finished)
    case .failure(let error): fanout.send(completion: .failure(error))
    }
  }

  /// Attaches a subscriber, which receives the result when there is one.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let known = lock.withLock { _ in
      nonisolated(unsafe) let result = result
      return result
    }
    if let known {
      known.publisher.subscribe(subscriber)
    } else {
      fanout.receive(subscriber, FutureSubscription(subscriber, fanout, owner: self))
    }
  }
}

/// The place of a subscriber that receives one value and the end, or a failure; a value waits until it is requested.
private final class FutureSubscription<S: Subscriber>: MulticastSubscription<S.Input, S.Failure>,
  @unchecked Sendable
{
  private let lock = Mutex(())
  private var subscriber: S?
  private var owner: AnyObject?
  private let fanout: Fanout<S.Input, S.Failure>
  private var isWanted = false
  private var value: S.Input?

  init(_ subscriber: S, _ fanout: Fanout<S.Input, S.Failure>, owner: AnyObject) {
    self.subscriber = subscriber
    self.fanout = fanout
    self.owner = owner
    super.init()
  }

  override func offer(_ new: S.Input) {
    nonisolated(unsafe) let new = new
    lock.withLock { _ in value = new }
    deliver()
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { _ in isWanted = true }
    deliver()
  }

  private func deliver() {
    let ready = lock.withLock { _ in
      nonisolated(unsafe) let ready = isWanted ? value : nil
      return ready
    }
    guard let ready, let taker = leave() else { return }
    _ = taker.receive(ready)
    taker.receive(completion: .finished)
  }

  override func finish(_ completion: Subscribers.Completion<S.Failure>) {
    // After a value the end comes with it.
    guard case .failure = completion else { return }
    leave()?.receive(completion: completion)
  }

  override func cancel() { _ = leave() }

  private func leave() -> S? {
    let (left, kept) = lock.withLock { _ in
      let all = (subscriber, owner)
      (subscriber, owner) = (nil, nil)
      return all
    }
    fanout.remove(self)
    withExtendedLifetime(kept) {}
    return left
  }

  override var description: String { "Future" }
}

extension Future where Failure == Never {
  /// The published value of the future, delivered asynchronously.
  public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("A future that never fails gives its value before it ends.")
    }
  }
}

extension Future {
  /// The published value of the future or an error, delivered asynchronously.
  ///
  /// - Throws: the failure of the future.
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      preconditionFailure("A future gives its value or its failure before it ends.")
    }
  }
}
