// The schedulers of the main thread, in virtual time on a device.
//
// What a publisher schedules on the main queue runs when the loop drains that queue, whatever else is going on;
// what it schedules on the run loop waits while something is dragged or decelerates, as in Foundation, whose
// scheduler adds its work for the default mode. Off a device both are Dispatch's and Foundation's own.

public import Dispatch
public import Foundation
public import SimPublishers

extension DispatchQueue: @retroactive Scheduler {
  /// A moment of the queue's clock.
  public typealias SchedulerTimeType = _SchedulerTime

  /// How the queue runs an action.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group to which the action belongs.
    public var group: DispatchGroup?
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: _SchedulerTime {
    _SchedulerTime(nanoseconds: Int64(SchedulerClock.nanoseconds))
  }
  public var minimumTolerance: _SchedulerStride { .nanoseconds(0) }

  /// Runs an action as soon as the queue reaches it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  /// Runs an action at a moment.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + now.distance(to: date).timeInterval) { action() }
  }

  /// Runs an action repeatedly, beginning at a moment.
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerStride, tolerance: _SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repeated = RepeatedAction(action)
    runAgain(repeated, at: date, every: interval)
    return AnyCancellable { repeated.isCancelled = true }
  }

  private func runAgain(
    _ action: RepeatedAction, at date: _SchedulerTime, every interval: _SchedulerStride
  ) {
    schedule(after: date, tolerance: .nanoseconds(0), options: nil) { [self] in
      guard !action.isCancelled else { return }
      action.run()
      runAgain(action, at: date.advanced(by: interval), every: interval)
    }
  }
}

extension RunLoop: @retroactive Scheduler {
  /// A moment of the loop's clock.
  public typealias SchedulerTimeType = _SchedulerTime
  /// The loop has no options.
  public struct SchedulerOptions { init() {} }

  public var now: _SchedulerTime {
    _SchedulerTime(nanoseconds: Int64(SchedulerClock.nanoseconds))
  }
  public var minimumTolerance: _SchedulerStride { .nanoseconds(0) }

  /// Runs an action in the loop's next pass in the default mode, as a block that the loop is given.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard let loop = ViewRuntime.ambient({ $0.runLoop }) ?? nil else {
      return perform { action() }
    }
    MainActor.withoutCheck { loop.perform(in: .default) { action() } }
  }

  /// Runs an action at a moment.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    if startTimer(after: delay, interval: nil, action) == nil {
      nonisolated(unsafe) let action = action
      add(Timer(timeInterval: delay, repeats: false) { _ in action() }, forMode: .default)
    }
  }

  /// Runs an action repeatedly, beginning at a moment.
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerStride, tolerance: _SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = now.distance(to: date).timeInterval
    if let timer = startTimer(after: delay, interval: interval.timeInterval, action) {
      return AnyCancellable { timer.isCancelled = true }
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: delay), interval: interval.timeInterval, repeats: true
    ) { _ in action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  /// Hands an action to the device's loop; nil off a device.
  ///
  /// It runs whether or not what is returned is kept.
  private func startTimer(
    after delay: Double, interval: Double?, _ action: @escaping () -> Void
  ) -> RepeatedAction? {
    nonisolated(unsafe) let action = action
    guard let loop = ViewRuntime.ambient({ $0.runLoop }) ?? nil else { return nil }
    let repeated = RepeatedAction(action)
    MainActor.withoutCheck {
      var first: HostTimer?
      first = HostTimer(interval: delay, tolerance: 0, mode: .default, repeats: false) { _ in
        first?.cancel()
        first = nil
        guard !repeated.isCancelled else { return }
        repeated.run()
        guard let interval, !repeated.isCancelled else { return }
        var next: HostTimer?
        next = HostTimer(interval: interval, tolerance: 0, mode: .default, repeats: true) { _ in
          if repeated.isCancelled { next?.cancel() } else { repeated.run() }
          if repeated.isCancelled { next = nil }
        }
        if let next { loop.start(next) }
      }
      if let first { loop.start(first) }
    }
    return repeated
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// A moment of the queue's clock.
  public typealias SchedulerTimeType = _SchedulerTime
  /// The queue has no options.
  public struct SchedulerOptions { init() {} }

  public var now: _SchedulerTime { DispatchQueue.main.now }
  public var minimumTolerance: _SchedulerStride { .nanoseconds(0) }

  /// The queue on which the actions run: the main one, or one of Dispatch's.
  private var queue: DispatchQueue { self === OperationQueue.main ? .main : .global() }

  /// Runs an action as soon as the queue reaches it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.schedule(options: nil, action)
  }

  /// Runs an action at a moment.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    queue.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action repeatedly, beginning at a moment.
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerStride, tolerance: _SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    queue.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// An action that is run until it is cancelled; confined to the thread of its scheduler.
private final class RepeatedAction: @unchecked Sendable {
  private let action: () -> Void
  var isCancelled = false

  init(_ action: @escaping () -> Void) { self.action = action }
  func run() { action() }
}

/// The clock of the schedulers: the device's inside its loop, otherwise the system's.
private enum SchedulerClock {
  static var nanoseconds: UInt64 {
    let seconds = ViewRuntime.ambient { $0.secondsSince1970 }
    guard let seconds else { return UInt64(Date.timeIntervalSinceReferenceDate * 1e9) }
    return UInt64((seconds * 1e9).rounded())
  }
}
