import SimGraph
public import SimReflection

/// A property wrapper type that can read and write a value owned by a source of truth.
///
/// It carries the value that the place had when the binding was made, which is what code of an update reads and
/// by which two bindings to one place are compared (mechanism.md#4.1, #4.2).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: InputComparable {
  private var bound: BoundValue<Value>

  package nonisolated init(location: Location<Value>, value: Value) {
    bound = BoundValue(location: location, value: value)
  }

  /// Creates a binding to a place that is asked for its value now.
  package nonisolated init(location: Location<Value>) {
    self.init(location: location, value: location.get())
  }

  /// Creates a binding with closures that read and write the binding value.
  public nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Creates a binding with an immutable value.
  public nonisolated static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value), value: value)
  }

  package var location: Location<Value> { bound.location }

  /// The underlying value referenced by the binding.
  public var wrappedValue: Value {
    get { bound.wrappedValue }
    nonmutating set { location.write(newValue) }
  }

  /// The value as nodes of the runtime's own see it: one that asks while it is evaluated depends on it.
  package nonisolated var current: Value { bound.location.current() }

  /// The binding for code that a node of the runtime's own calls, such as the body of a style: what that reads
  /// concerns the node that is evaluated, and not the view that declares the state.
  nonisolated package var scoped: Binding<Value> {
    let scope = ScopedLocation(location)
    return Binding(location: scope, value: scope.current())
  }

  /// The value without noting that it was read.
  nonisolated var unnoted: Value { bound.unnoted }

  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the projection of another wrapper.
  public nonisolated init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  ///
  /// A property of an object is read right away, as the real binding does, so that a body that only makes
  /// the binding observes the property; the place around it is not read.
  public nonisolated subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: KeyPathLocation(base: location, keyPath: keyPath), value: unnoted[keyPath: keyPath])
  }

  package nonisolated static func isSameInput(_ lhs: Binding<Value>, _ rhs: Binding<Value>) -> Bool
  {
    isSamePlace(lhs, rhs) && areEqualInputs(lhs.bound.value, rhs.bound.value)
  }

  package nonisolated static func isSamePlace(_ lhs: Binding<Value>, _ rhs: Binding<Value>) -> Bool
  {
    lhs.location.place.isSame(as: rhs.location.place)
  }

  /// A binding owns nothing: its box knows when the place that it refers to changed, and whether the value
  /// was ever read here, or earlier by a view that passed it on.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<Binding<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    BindingBox(property.pointee.location, inputs)
  }

  private final class BindingBox: _PropertyBox {
    private var scope: ScopedLocation<Value>

    init(_ location: Location<Value>, _ inputs: _PropertyInputs) {
      scope = ScopedLocation(location, wasRead: location.wasRead)
      super.init(inputs)
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      let binding = property.assumingMemoryBound(to: Binding<Value>.self)
      let location = binding.pointee.location
      // Another place, such as that of another element, has been read if the last one was.
      if location !== scope.base {
        scope = ScopedLocation(location, wasRead: scope.wasRead || location.wasRead)
      }
      binding.pointee.bound = BoundValue(location: scope, value: scope.current())
    }

    override var concernsBody: Bool { scope.wasRead }
    override var changedAt: UInt64 { scope.changedAt ?? 0 }
    override var cause: CauseID { scope.cause }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension Binding: DynamicProperty {}

extension Binding: PlaceComparable {}

extension Binding: CaptureComparable {
  package static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool { isSameInput(lhs, rhs) }
}

/// A value that never changes.
///
/// Its box does not know that, and says at every visit that it may have.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value) {}
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areEqualInputs(value, other.value)
  }
  override var changedAt: UInt64? { .max }
}

/// A value behind two closures.
///
/// Its changes cannot be observed, so its readers run at every visit (mechanism.md#4.6). Two of them
/// are the same place if their closures are equal, by code and captures, where a system looks at these (4.5).
final class ClosureLocation<Value>: Location<Value> {
  private struct Functions {
    let get: () -> Value
    let set: (Value) -> Void
  }
  private let functions: Functions
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    functions = Functions(get: get, set: set)
  }
  override func get() -> Value { functions.get() }
  override func set(_ value: Value) { functions.set(value) }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ClosureLocation<Value> else { return false }
    if self === other { return true }
    // On a thread that no device knows the newest system's rule holds.
    let compares = ViewRuntime.ambient { $0.policy.comparesBindingClosures } ?? true
    return compares && areEqualInputs(functions, other.functions)
  }
  override var changedAt: UInt64? { .max }
}

/// A part of a value at another place.
final class KeyPathLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }
  override var gate: ThreadGate? { base.gate }
  override func get() -> Value { base.get()[keyPath: keyPath] }
  override func current() -> Value { base.current()[keyPath: keyPath] }
  override func noteRead() { base.noteRead() }
  override var wasRead: Bool { base.wasRead }
  override func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.place.isSame(as: other.base.place)
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}

/// A property of an object, by reference; like a closure's, it may have changed whenever it is visited.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }
  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
  override var changedAt: UInt64? { .max }
}
