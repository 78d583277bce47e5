// What code adds to a gesture: closures that are called while it goes on or when it ends, a value of its
// own, and a gesture state that lasts as long as the gesture.

/// A gesture that ends with an action.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  let content: Content
  let action: (Content.Value) -> Void
  /// The value of the gesture.
  public typealias Value = Content.Value

  /// A recogniser that calls the action.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    ActionRecogniser(Content._makeRecogniser(gesture.content)) { phase in
      guard case .ended(let value) = phase else { return nil }
      return .call { gesture.action(value) }
    }
  }
}

/// A gesture that performs an action when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
  /// The value of the gesture.
  public typealias Value = Content.Value

  /// A recogniser that calls the action.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    var last: Value?
    return ActionRecogniser(Content._makeRecogniser(gesture.content)) { phase in
      guard case .active(let value) = phase, value != last else { return nil }
      last = value
      // What it writes is a change of its own, which nothing around animates.
      return .call { withAnimation(nil) { gesture.action(value) } }
    }
  }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  /// A recogniser with another value.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    MappedRecogniser(Content._makeRecogniser(gesture.content), transform: gesture.transform)
  }
}

/// A gesture that updates a state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public var base: Base
  /// A value that changes as the user performs the gesture.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
  /// The value of the gesture.
  public typealias Value = Base.Value

  /// A recogniser that writes the state and resets it.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    let reset: @MainActor () -> Void = { gesture.state.reset() }
    return ActionRecogniser(Base._makeRecogniser(gesture.base), onCancel: reset) { phase in
      switch phase {
      case .possible: return nil
      case .failed, .ended: return .call(reset)
      case .active(let value):
        return .update { gesture.state.updated { gesture.update(value, &$0, &$1) } }
      }
    }
  }
}

extension GesturePhase {
  /// The value, where there is one.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): return value
    case .possible, .failed: return nil
    }
  }
}

/// Passes another recogniser's answers on, and calls something for them.
final class ActionRecogniser<Value>: _GestureRecogniser<Value> {
  private let content: _GestureRecogniser<Value>
  private let action: @MainActor (GesturePhase<Value>) -> GestureAction?
  private let onCancel: (@MainActor () -> Void)?

  init(
    _ content: _GestureRecogniser<Value>, onCancel: (@MainActor () -> Void)? = nil,
    action: @escaping @MainActor (GesturePhase<Value>) -> GestureAction?
  ) {
    self.content = content
    self.onCancel = onCancel
    self.action = action
  }

  override var deadline: Double? { content.deadline }
  override var needsTime: Bool { content.needsTime }
  override var isTentative: Bool { content.isTentative }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<Value> {
    let phase = content.receive(event, &output)
    if let call = action(phase) { output.actions.append(call) }
    return phase
  }

  override func cancel(_ output: inout GestureOutput) {
    content.cancel(&output)
    if let onCancel { output.actions.append(.call(onCancel)) }
  }
}

/// Passes another recogniser's answers on with another value.
final class MappedRecogniser<Base, Value>: _GestureRecogniser<Value> {
  private let content: _GestureRecogniser<Base>
  private let transform: (Base) -> Value

  init(_ content: _GestureRecogniser<Base>, transform: @escaping (Base) -> Value) {
    self.content = content
    self.transform = transform
  }

  override var deadline: Double? { content.deadline }
  override var needsTime: Bool { content.needsTime }
  override var isTentative: Bool { content.isTentative }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<Value> {
    content.receive(event, &output).map(transform)
  }

  override func cancel(_ output: inout GestureOutput) { content.cancel(&output) }
}

extension Gesture {
  /// Adds an action to perform when the gesture ends.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) }

  /// Adds an action to perform when the gesture's value changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Returns a gesture that uses the given closure to map over this gesture's value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Updates the provided gesture state property as the gesture's value changes.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
