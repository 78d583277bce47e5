// Gestures made of two others.

/// A gesture containing two gestures that can happen at the same time with neither of them preceding the
/// other.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of a simultaneous gesture that indicates which of its two gestures receives events.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
  /// The first of two gestures that can happen simultaneously.
  public var first: First
  /// The second of two gestures that can happen simultaneously.
  public var second: Second

  /// Creates a gesture with two gestures that can receive updates or succeed independently of each other.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A recogniser that asks both.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    PairRecogniser(
      First._makeRecogniser(gesture.first), Second._makeRecogniser(gesture.second), .together,
      value: { Value(first: $0, second: $1) })
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that consists of two gestures where only one of them can succeed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of an exclusive gesture that indicates which of two gestures succeeded.
  public enum Value {
    /// The first of two gestures succeeded.
    case first(First.Value)
    /// The second of two gestures succeeded.
    case second(Second.Value)
  }
  /// The first of two gestures.
  public var first: First
  /// The second of two gestures.
  public var second: Second

  /// Creates a gesture from two gestures where only one of them succeeds.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A recogniser that asks the second once the first has failed.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    PairRecogniser(
      First._makeRecogniser(gesture.first), Second._makeRecogniser(gesture.second), .exclusive,
      value: { first, second in
        if let first { return .first(first) }
        guard let second else { preconditionFailure("One of two gestures has a value.") }
        return .second(second)
      })
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that's a sequence of two gestures.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of a sequence gesture that helps to detect whether the first gesture succeeded, so the second
  /// gesture can start.
  public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture in a sequence of two gestures.
  public var first: First
  /// The second gesture in a sequence of two gestures.
  public var second: Second

  /// Creates a sequence gesture with two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A recogniser that begins the second when the first has ended.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    SequenceRecogniser(
      First._makeRecogniser(gesture.first), Second._makeRecogniser(gesture.second))
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Asks two recognisers about the same touch.
final class PairRecogniser<First, Second, Value>: _GestureRecogniser<Value> {
  enum Kind { case together, exclusive }
  private let first: _GestureRecogniser<First>
  private let second: _GestureRecogniser<Second>
  private let kind: Kind
  private let value: (First?, Second?) -> Value
  private var phases: (GesturePhase<First>, GesturePhase<Second>) = (.possible, .possible)
  private var waiting = GestureOutput()

  init(
    _ first: _GestureRecogniser<First>, _ second: _GestureRecogniser<Second>, _ kind: Kind,
    value: @escaping (First?, Second?) -> Value
  ) {
    self.first = first
    self.second = second
    self.kind = kind
    self.value = value
  }

  override var deadline: Double? {
    [phases.0.isOver ? nil : first.deadline, phases.1.isOver ? nil : second.deadline]
      .compactMap { $0 }.min()
  }
  override var needsTime: Bool { first.needsTime || second.needsTime }
  override var isTentative: Bool { first.isTentative && second.isTentative }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<Value> {
    if !phases.0.isOver { phases.0.advance(to: first.receive(event, &output)) }
    if !phases.1.isOver {
      if kind == .together {
        phases.1.advance(to: second.receive(event, &output))
      } else {
        phases.1.advance(to: second.receive(event, &waiting))
      }
    }
    return kind == .together ? together : exclusive(&output)
  }

  private var together: GesturePhase<Value> {
    if case .failed = phases.0, case .failed = phases.1 { return .failed }
    guard phases.0.value != nil || phases.1.value != nil else { return .possible }
    let both = value(phases.0.value, phases.1.value)
    return phases.0.isOver && phases.1.isOver ? .ended(both) : .active(both)
  }

  private func exclusive(_ output: inout GestureOutput) -> GesturePhase<Value> {
    switch phases.0 {
    case .possible: return .possible
    case .active(let found): return .active(value(found, nil))
    case .ended(let found): return .ended(value(found, nil))
    case .failed:
      output.actions += waiting.actions
      waiting.actions = []
      return phases.1.map { value(nil, $0) }
    }
  }

  override func cancel(_ output: inout GestureOutput) {
    if !phases.0.isOver { first.cancel(&output) }
    if !phases.1.isOver { second.cancel(&output) }
  }
}

/// Asks one recogniser, then the other.
final class SequenceRecogniser<First: Gesture, Second: Gesture>: _GestureRecogniser<
  SequenceGesture<First, Second>.Value
>
{
  private let first: _GestureRecogniser<First.Value>
  private let second: _GestureRecogniser<Second.Value>
  private var done: First.Value?

  init(_ first: _GestureRecogniser<First.Value>, _ second: _GestureRecogniser<Second.Value>) {
    self.first = first
    self.second = second
  }

  override var deadline: Double? { done == nil ? first.deadline : second.deadline }
  override var isTentative: Bool { done == nil && first.isTentative }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<
    SequenceGesture<First, Second>.Value
  > {
    if let done { return continued(done, second.receive(event, &output)) }
    switch first.receive(event, &output) {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      done = value
      // The finger is still down: the second gesture begins where it is.
      guard event.phase != .ended else { return .active(.second(value, nil)) }
      var start = event
      start.phase = .began
      return continued(value, second.receive(start, &output))
    }
  }

  private func continued(_ value: First.Value, _ phase: GesturePhase<Second.Value>) -> GesturePhase<
    SequenceGesture<First, Second>.Value
  > {
    if case .possible = phase { return .active(.second(value, nil)) }
    return phase.map { .second(value, $0) }
  }

  override func cancel(_ output: inout GestureOutput) {
    if done == nil { first.cancel(&output) } else { second.cancel(&output) }
  }
}

extension GesturePhase {
  /// Takes a newer answer; one that says nothing leaves a gesture that goes on as it is.
  mutating func advance(to new: GesturePhase) {
    if case .possible = new, case .active = self { return }
    self = new
  }

  /// Whether nothing more can come.
  var isOver: Bool {
    switch self {
    case .ended, .failed: return true
    case .possible, .active: return false
    }
  }
}

extension Gesture {
  /// Combines a gesture with another gesture to create a new gesture that recognizes both gestures at the
  /// same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Sequences a gesture with another one to create a new gesture, which results in the second gesture only
  /// receiving events after the first gesture succeeds.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds, giving
  /// precedence to the first gesture.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
