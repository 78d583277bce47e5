// The log of a publisher, as Combine writes it.
//
// OpenCombine's `print` also reports that a subscriber requests nothing more after an element, which no published log
// of Combine contains. Its form with a stream of one's own is not replaced.

public import OpenCombine

extension Publisher {
  /// Prints log messages for all publishing events.
  public func print() -> Publishers._Logged<Self> { print("") }

  /// Prints log messages for all publishing events.
  ///
  /// - Parameter prefix: what stands at the beginning of each message.
  public func print(_ prefix: String) -> Publishers._Logged<Self> {
    Publishers._Logged(upstream: self, prefix: prefix.isEmpty ? "" : "\(prefix): ")
  }
}

extension Publishers {
  /// A publisher that prints log messages for all publishing events.
  public struct _Logged<Upstream: Publisher>: Publisher {
    /// What the upstream publishes.
    public typealias Output = Upstream.Output
    /// How the upstream fails.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let prefix: String

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(LoggedSubscription(subscriber, prefix))
    }
  }
}

/// Prints what passes between a publisher and a subscriber.
private final class LoggedSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let downstream: Downstream
  private let prefix: String
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, _ prefix: String) {
    self.downstream = downstream
    self.prefix = prefix
  }

  var description: String { "Print" }

  func receive(subscription: any Subscription) {
    log("receive subscription: (\(subscription))")
    guard upstream == nil else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    log("receive value: (\(input))")
    let demand = downstream.receive(input)
    if demand > 0 { log("request \(words(for: demand)) (synchronous)") }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: log("receive finished")
    case .failure(let error): log("receive error: (\(error))")
    }
    upstream = nil
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    log("request \(words(for: demand))")
    upstream?.request(demand)
  }

  func cancel() {
    log("receive cancel")
    upstream?.cancel()
    upstream = nil
  }

  private func words(for demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }

  private func log(_ message: String) { Swift.print(prefix + message) }
}
