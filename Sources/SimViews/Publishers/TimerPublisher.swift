// Timer.publish: a connectable publisher of dates. On a device its run loop fires it, in virtual time;
// off a device Foundation's own loop does.

public import Foundation
public import SimPublishers

extension Timer {
  /// A timer that is in no run loop: it never fires.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }

  /// Returns a publisher that repeatedly emits the current date on the given interval.
  ///
  /// A run loop fires a timer only in the mode that it was made for: `.default` is silent while something
  /// is scrolled, `.common` is not. A timer that comes late fires once, and what it missed is dropped.
  /// - Parameter tolerance: how much later it may fire, so that it coincides with others.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher that repeatedly emits the current date on a given interval.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The distance between two dates, in seconds.
    public let interval: TimeInterval
    /// How much later than its due time it may fire, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop on which it was put.
    public let runLoop: RunLoop
    /// The mode in which it fires.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()
    /// Ends the single timer, however often it was asked to start.
    private var connection: AnyCancellable?

    /// Creates a publisher that repeatedly emits the current date on the given interval.
    ///
    /// - Precondition: the interval is positive.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      demand(interval > 0, "A timer fires at a positive interval.")
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Adds a subscriber; it hears nothing before `connect`.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer, unless it is running: each call returns a handle that stops the same one.
    public func connect() -> any Cancellable {
      let running = connection ?? start()
      connection = running
      return AnyCancellable { [weak self] in
        running.cancel()
        if self?.connection === running { self?.connection = nil }
      }
    }

    private func start() -> AnyCancellable {
      // A thread of the app has its turn alone: it may ask for a timer of the loop.
      guard let runtime = ViewRuntime.current,
        let loop = MainActor.withoutCheck({ runtime.runLoop })
      else { return connectToFoundation() }
      nonisolated(unsafe) let subject = subject
      let (interval, tolerance, mode) = (interval, tolerance ?? 0, HostTimer.Mode(mode))
      let timer = MainActor.withoutCheck {
        HostTimer(interval: interval, tolerance: tolerance, mode: mode, repeats: true) {
          subject.send($0)
        }
      }
      MainActor.withoutCheck { loop.start(timer) }
      let gate = runtime.gate
      return AnyCancellable {
        guard gate.isOpen else { return gate.enqueueOnMainLoop { timer.cancel() } }
        MainActor.withoutCheck { timer.cancel() }
      }
    }

    private func connectToFoundation() -> AnyCancellable {
      nonisolated(unsafe) let subject = subject
      let timer = Timer(timeInterval: interval, repeats: true) { subject.send($0.fireDate) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension HostTimer.Mode {
  /// The mode under the name that the run loop knows.
  package init(_ mode: RunLoop.Mode) {
    switch mode {
    case .common: self = .common
    case RunLoop.Mode(rawValue: "UITrackingRunLoopMode"): self = .tracking
    default: self = .default
    }
  }
}

extension RunLoop.Mode {
  /// The mode while a control tracks a finger or a list is scrolled.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
