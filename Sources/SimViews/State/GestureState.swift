/// A property wrapper type that holds a value while a gesture goes on and resets it afterwards.
///
/// Views can only read it; a gesture writes it through `updating(_:body:)`, and it is reset to its initial
/// value when the gesture ends or is cancelled.
@propertyWrapper
public struct GestureState<Value>: RuntimeManaged {
  private let initial: Value
  private var bound: BoundValue<Value>?
  private var onReset: ((Value, inout Transaction) -> Void)?

  /// Creates a gesture state with an initial value, to which it is reset.
  public nonisolated init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a gesture state with an initial value and a closure that is called when it is reset.
  public nonisolated init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    onReset = reset
  }

  /// Creates a gesture state with an initial value, to which it is reset.
  public nonisolated init(initialValue: Value) { initial = initialValue }

  /// The value now.
  public var wrappedValue: Value { bound?.wrappedValue ?? initial }

  /// The gesture state itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture change the value.
  func update(_ change: (inout Value) -> Void) {
    guard let location = bound?.location else { return }
    var value = location.get()
    change(&value)
    location.set(value)
  }

  /// Gives the state its initial value again.
  func reset() {
    guard let location = bound?.location else { return }
    let value = location.get()
    if let onReset, !areEqualInputs(value, initial) {
      var transaction = Transaction()
      onReset(value, &transaction)
    }
    location.set(initial)
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

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state without an initial value.
  public nonisolated init() { self.init(wrappedValue: nil) }
}
