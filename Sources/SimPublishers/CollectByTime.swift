// Elements gathered over spans of time, which OpenCombine does not have.

public import OpenCombine

extension Publisher {
  /// Collects elements by a given time-grouping strategy, and emits a single array of the collection.
  ///
  /// - Parameter options: What the scheduler is given with each span.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// A strategy for collecting received elements.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Collect elements over spans of one length.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Collect elements over spans of one length, and no more than a number of them at a time.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that buffers and periodically publishes its elements.
  ///
  /// The first span begins with the subscription. A span without elements publishes nothing; what is buffered at the end of the
  /// upstream is published, unless it fails.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The elements of a span.
    public typealias Output = [Upstream.Output]
    /// How the upstream fails.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream
    /// How elements are grouped.
    public let strategy: TimeGroupingStrategy<Context>
    /// What the scheduler is given with each span.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that groups elements by time.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimedGroup(subscriber, strategy, options))
    }
  }
}

/// Holds the elements of the current span.
private final class TimedGroup<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let lock = DeliveryLock()
  private let downstream: Downstream
  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int
  private let options: Context.SchedulerOptions?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var elements: [Input] = []
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let interval):
      (self.context, self.interval, limit) = (context, interval, .max)
    case .byTimeOrCount(let context, let interval, let count):
      precondition(count > 0, "The number of elements to collect at a time must be above zero.")
      (self.context, self.interval, limit) = (context, interval, count)
    }
  }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    upstream = subscription
    let start = context.now.advanced(by: interval)
    timer = context.schedule(
      after: start, interval: interval, tolerance: context.minimumTolerance, options: options
    ) { [weak self] in self?.lock.withLock { self?.publish() } }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock {
      elements.append(input)
      if elements.count >= limit { publish() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard upstream != nil else { return }
      if case .finished = completion { publish() }
      end()
      downstream.receive(completion: completion)
    }
  }

  /// Publishes what was collected, if that is wanted.
  private func publish() {
    guard !elements.isEmpty, demand > 0 else { return }
    let group = elements
    elements = []
    demand -= 1
    demand += downstream.receive(group)
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    lock.withLock {
      upstream?.cancel()
      end()
    }
  }

  private func end() {
    (upstream, elements) = (nil, [])
    timer?.cancel()
    timer = nil
  }
}
