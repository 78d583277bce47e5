// User actions as a value, which can be written in code, recorded from a run, stored in a file and played on any device. It
// does not depend on the device that played it first.

/// The actions of a user on a device, step by step.
///
/// ```swift
/// try device.play([.tap("Item 3"), .back, .fling(velocity: 3_000)])
/// ```
public struct Script: Hashable, Sendable {
  /// The steps in order.
  public var steps: [Step]
  /// The maximum virtual time from the first step on; nil for no limit.
  public var limit: Duration?

  /// Creates a script.
  ///
  /// - Precondition: `limit` is not negative.
  public init(steps: [Step], limit: Duration? = nil) {
    precondition(limit ?? .zero >= .zero, "Virtual time cannot run backwards.")
    self.steps = steps
    self.limit = limit
  }

  /// Creates a script in which each gesture begins after the previous one has ended and the device
  /// is at rest.
  public init(_ actions: [Action]) { self.init(steps: actions.map { Step($0) }) }

  /// One action with its start time, its repetitions and its continuation.
  public struct Step: Hashable, Sendable {
    /// The action of the step.
    public var action: Action
    /// The virtual time since the start of the script before which the step does not begin; nil for
    /// no delay.
    public var start: Duration?
    /// The continuation after the step.
    public var then: Continuation
    /// The number of repetitions.
    public var times: Int

    /// Creates a step.
    ///
    /// - Parameter then: nil for the default of the action: after a gesture the device settles.
    /// - Precondition: `times` is at least 1, and no time is negative.
    public init(
      _ action: Action, start: Duration? = nil, then: Continuation? = nil, times: Int = 1
    ) {
      precondition(times >= 1, "A step is done at least once, not \(times) times.")
      precondition(start ?? .zero >= .zero, "A step cannot begin before its script.")
      self.action = action
      self.start = start
      self.then = then ?? action.usualContinuation
      self.times = times
    }
  }

  /// The behavior of the device after a step.
  public enum Continuation: Hashable, Sendable {
    /// Runs the loop until nothing is pending: `settle()`.
    case settle
    /// Runs the loop for a span of virtual time, whatever is pending then: `advance(by:)`.
    case advance(Duration)
    /// It runs until a text or a label is on screen, for at most 120 s.
    case until(String)
    /// Nothing: the next step comes at the same moment.
    case nothing
  }
}

extension Script: ExpressibleByArrayLiteral {
  /// Creates a script in which each gesture begins after the previous one has ended and the device
  /// is at rest.
  public init(arrayLiteral actions: Action...) { self.init(actions) }
}
