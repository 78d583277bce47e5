public import SimReflection

/// A property wrapper type that holds a value while a gesture goes on and resets it afterwards.
///
/// Views can only read it; a gesture writes it through `updating(_:body:)`, and it is reset to its initial
/// value when the gesture ends or is cancelled.
@propertyWrapper
public struct GestureState<Value>: RuntimeManaged {
  private let initial: Value
  private var bound: BoundValue<Value>?
  private var onReset: ((Value, inout Transaction) -> Void)?
  /// The transaction of the reset, where the state was made with one.
  private var resetTransaction = Transaction()

  /// Creates a gesture state with an initial value, to which it is reset.
  public nonisolated init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a gesture state with an initial value and the transaction in which it is reset.
  public nonisolated init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// Creates a gesture state with an initial value and the transaction in which it is reset.
  public nonisolated init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state with an initial value and a closure that is called when it is reset.
  public nonisolated init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// Creates a gesture state with an initial value and a closure that is called when it is reset.
  public nonisolated init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    onReset = reset
  }

  /// Creates a gesture state with an initial value, to which it is reset.
  public nonisolated init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value { bound?.wrappedValue ?? initial }

  /// The gesture state itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture change a copy of the value and the transaction in which it is written, and gives what
  /// writes it.
  func updated(
    _ change: (inout Value, inout Transaction) -> Void
  ) -> (() -> Void)? {
    guard let location = bound?.location else { return nil }
    var value = location.get()
    var transaction = Transaction()
    change(&value, &transaction)
    return { withTransaction(transaction) { location.set(value) } }
  }

  /// Gives the state its initial value again, in the transaction of the reset.
  func reset() {
    guard let location = bound?.location else { return }
    let value = location.get()
    var transaction = resetTransaction
    if let onReset, !areEqualInputs(value, initial) { onReset(value, &transaction) }
    withTransaction(transaction) { location.set(initial) }
  }

  /// Makes the storage of the property for one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<GestureState<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    StoredBox(StateLocation(property.pointee.initial, inputs), inputs, isOwn: true) {
      pointer, bound in
      pointer.assumingMemoryBound(to: GestureState<Value>.self).pointee.bound = bound
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension GestureState: DynamicProperty {}

// Like a state it is compared by what a view's `init` made of it: the value that it begins with, and how it is reset.
extension GestureState {
  package static var beginsWithInput: Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state without an initial value.
  public nonisolated init() { self.init(wrappedValue: nil) }
}
