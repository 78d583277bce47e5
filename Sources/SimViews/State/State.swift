public import Observation
import SimGraph
public import SimReflection

/// A property wrapper type that can read and write a value managed by the runtime.
@propertyWrapper
public struct State<Value>: RuntimeManaged {
  /// The initial value; in a copy on which a body runs, the value that it was bound with.
  private var value: Value?
  /// The place of the identity, in a copy on which a body runs.
  private var location: Location<Value>?
  /// The initial value's expression, where the system runs it only for the view that is installed.
  private var expression: (() -> Value)?

  /// Creates a state property with an initial value.
  ///
  /// It takes the value itself, because only then can an initialiser of the view assign the property by its
  /// name. An object's expression is taken by the initialiser in the extension.
  public nonisolated init(wrappedValue value: Value) {
    self.value = value
  }

  /// Creates a state property with an initial value.
  public nonisolated init(initialValue value: Value) {
    self.value = value
  }

  private nonisolated var initial: Value {
    if let value { return value }
    guard let expression else { preconditionFailure("A state property has an initial value.") }
    return expression()
  }

  /// The underlying value.
  ///
  /// Outside an installed view it is the initial value, and writing it has no effect.
  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      guard ViewRuntime.isUpdating else { return location.get() }
      location.noteRead()
      return initial
    }
    nonmutating set { location?.write(newValue) }
  }

  /// Whether a view holds the state.
  package var isInstalled: Bool { location != nil }

  /// A binding to the state value.
  public var projectedValue: Binding<Value> {
    guard let location else {
      runtimeWarning(
        """
        Accessing State's value outside of being installed on a View. This will result in a constant \
        Binding of the initial value and will not update.
        """)
      return .constant(initial)
    }
    // To make a binding is not to read the value.
    return Binding(
      location: location, value: ViewRuntime.isUpdating ? initial : location.get())
  }

  /// Makes the storage of the property for one identity.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<State<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    StateBox(property.pointee.initial, inputs)
  }

  /// The storage of one identity.
  private final class StateBox: _PropertyBox {
    private let location: StateLocation<Value>
    private let owner: ViewOwner

    init(_ value: Value, _ inputs: _PropertyInputs) {
      location = StateLocation(value, inputs)
      owner = inputs.node.owner
      super.init(inputs)
      runtime.report(.stateMade(Self.bytes, owner: owner))
    }

    /// An object header, and the value.
    private static var bytes: Int { 16 + MemoryLayout<Value>.size }

    override func bind(_ property: UnsafeMutableRawPointer) {
      let state = property.assumingMemoryBound(to: State<Value>.self)
      // A closure over the view is compared by the bound value; the location is the same for all.
      state.pointee.location = location
      state.pointee.value = location.current()
      state.pointee.expression = nil
    }

    override var concernsBody: Bool { location.wasRead }

    override var changedAt: UInt64 { location.changedAt ?? 0 }
    override var cause: CauseID { location.cause }

    override var holdsState: Bool { true }

    override func remove() {
      if runtime.isEvicting, location.wasWritten { runtime.found(.stateLost, by: owner) }
      runtime.report(.stateRemoved(Self.bytes, owner: owner))
      location.detach()
      if !_isPOD(Value.self) { runtime.retainUntilDisappearCallbacks(location) }
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension State: DynamicProperty {}

// A new object as the initial value makes a view another one each time, though the object is never used.
extension State {
  package static var beginsWithInput: Bool { true }
}

extension State where Value: AnyObject & Observable {
  /// Creates a state property with an object as the initial value.
  ///
  /// Up to Xcode 26 each value of the view evaluates the expression; later only the one that is installed.
  public nonisolated init(wrappedValue value: @autoclosure @escaping () -> Value) {
    let isLazy =
      ThreadPlace.isOfDevice
      && MainActor.withoutCheck { ViewRuntime.current?.policy.hasLazyState ?? false }
    if isLazy { expression = value } else { self.value = value() }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property without an initial value.
  public nonisolated init() { self.init(wrappedValue: nil) }
}
