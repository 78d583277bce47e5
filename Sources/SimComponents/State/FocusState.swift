public import SimReflection
@_spi(Runtime) public import SimViews

/// A property wrapper type that can read and write the position of the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: RuntimeManaged {
  private let initial: Value
  private var bound: BoundValue<Value>?

  private nonisolated init(initial: Value) { self.initial = initial }

  /// Creates a focus state for whether a view has the focus.
  public nonisolated init() where Value == Bool { self.init(initial: false) }

  /// Creates a focus state for the view that has the focus, if any.
  public nonisolated init<T: Hashable>() where Value == T? { self.init(initial: nil) }

  /// The current focus.
  public var wrappedValue: Value {
    get { bound?.wrappedValue ?? initial }
    nonmutating set { bound?.wrappedValue = newValue }
  }

  /// A projection that views can be bound to.
  public var projectedValue: Binding {
    if bound == nil { FocusStateUse.warn("FocusState") }
    return Binding(bound: bound, initial: initial)
  }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    let bound: BoundValue<Value>?
    let initial: Value

    /// The current focus.
    public var wrappedValue: Value {
      get { bound?.wrappedValue ?? initial }
      nonmutating set { bound?.wrappedValue = newValue }
    }

    /// The current focus, as read by nodes of the runtime.
    var current: Value { bound?.location.current() ?? initial }

    public var projectedValue: Binding { self }
  }

  /// Creates the storage of the property for one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<FocusState<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    StoredBox(StateLocation(property.pointee.initial, inputs), inputs, isOwn: true) {
      pointer, bound in
      pointer.assumingMemoryBound(to: FocusState<Value>.self).pointee.bound = bound
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension FocusState: DynamicProperty {}
