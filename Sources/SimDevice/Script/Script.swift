// What a user does, as a value: it can be written in code, recorded from a run, kept in a file, and played on
// any device. Nothing in it depends on what played it first.

/// What a user does with a device, step by step.
///
/// ```swift
/// try device.play([.tap("Item 3"), .back, .fling(velocity: 3_000)])
/// ```
public struct Script: Hashable, Sendable {
  /// The steps, in order.
  public var steps: [Step]
  /// The longest span of virtual time that the script may take, from its first step on; nil for any.
  public var limit: Duration?

  /// A script.
  ///
  /// - Precondition: `limit` is not negative.
  public init(steps: [Step], limit: Duration? = nil) {
    precondition(limit ?? .zero >= .zero, "Virtual time cannot run backwards.")
    self.steps = steps
    self.limit = limit
  }

  /// A script in which each gesture begins when the one before has ended and the device is at rest.
  public init(_ actions: [Action]) { self.init(steps: actions.map { Step($0) }) }

  /// One thing that is done, when, how often, and what the device does afterwards.
  public struct Step: Hashable, Sendable {
    /// The action of the step.
    public var action: Action
    /// The virtual time since the script began before which the step does not begin; nil for at once.
    public var start: Duration?
    /// Performs the request.
    public var then: Continuation
    /// How often this is done, one time after the other.
    public var times: Int

    /// A step.
    ///
    /// - Parameter then: nil for the action's default: after a gesture the device settles.
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

  /// What the device does after a step.
  public enum Continuation: Hashable, Sendable {
    /// It runs until nothing is pending: `settle()`.
    case settle
    /// It runs for a span of virtual time, whatever is pending then: `advance(by:)`.
    case advance(Duration)
    /// Nothing: the next step comes at the same moment.
    case nothing
  }
}

extension Script: ExpressibleByArrayLiteral {
  /// A script in which each gesture begins when the one before has ended and the device is at rest.
  public init(arrayLiteral actions: Action...) { self.init(actions) }
}
