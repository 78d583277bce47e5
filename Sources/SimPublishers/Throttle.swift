// Throttling with the first element of a publisher that sends as soon as something is requested.
//
// OpenCombine's throttle requests from upstream before it hands on its own subscription, and drops what comes before
// its subscriber has requested anything: the value of a `@Published` property, or all elements of a sequence.
// So the requests wait until the subscription has been handed on. Published tests of Combine receive the value
// (heckj, "Using Combine", DebounceAndThrottleTests, iOS 14.1 to 14.4).

public import OpenCombine

extension Publisher {
  /// Publishes either the most-recent or first element published by the upstream publisher in the specified time
  /// interval.
  ///
  /// More specialised than OpenCombine's, so it is the one that is chosen for the queues and loops of the device.
  public func throttle<S: Scheduler>(
    for interval: _SchedulerStride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Publishers._RequestedAfterwards<Self>, S>
  where S.SchedulerTimeType == _SchedulerTime {
    Publishers.Throttle(
      upstream: Publishers._RequestedAfterwards(upstream: self), interval: interval,
      scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// A publisher from which elements are requested once its subscriber has taken the subscription.
  public struct _RequestedAfterwards<Upstream: Publisher>: Publisher {
    /// What the upstream publishes.
    public typealias Output = Upstream.Output
    /// How the upstream fails.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DelayedRequests(subscriber))
    }
  }
}

/// Hands on the requests of a subscriber that come while it takes its subscription when it has taken it.
private final class DelayedRequests<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let downstream: Downstream
  private var upstream: (any Subscription)?
  /// What was requested while the subscription was handed on; nil afterwards.
  private var waiting: Subscribers.Demand? = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { upstream.map { "\($0)" } ?? "Subscription" }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
    let demand = waiting ?? .none
    waiting = nil
    if demand > 0 { upstream?.request(demand) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    upstream = nil
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    if let waiting { self.waiting = waiting + demand } else { upstream?.request(demand) }
  }

  func cancel() {
    upstream?.cancel()
    upstream = nil
  }
}
