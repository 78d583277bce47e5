import SimGraph

/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: InputComparable {
  package let location: Location<Value>
  /// When the value changed last, as of the body that the binding was bound for.
  private var seed: UInt64 = 0

  package nonisolated init(location: Location<Value>) { self.location = location }

  /// Creates a binding with closures that read and write the binding value.
  public nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding with an immutable value.
  public nonisolated static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The underlying value referenced by the binding.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
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
    var seen: Subject?
    if keyPath is ReferenceWritableKeyPath<Value, Subject>, let object = location.unrecorded {
      seen = object[keyPath: keyPath]
    }
    return Binding<Subject>(
      location: KeyPathLocation(base: location, keyPath: keyPath, seen: seen))
  }

  package nonisolated static func isSameInput(_ lhs: Binding<Value>, _ rhs: Binding<Value>) -> Bool
  {
    lhs.location.isSame(as: rhs.location)
  }

  /// A binding owns nothing: its box only knows when the place that it refers to changed.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<Binding<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    BindingBox(property.pointee.location, inputs)
  }

  private final class BindingBox: _PropertyBox {
    private var location: Location<Value>

    init(_ location: Location<Value>, _ inputs: _PropertyInputs) {
      self.location = location
      super.init(inputs)
    }

    override func bind(_ property: UnsafeMutableRawPointer) {
      let binding = property.assumingMemoryBound(to: Binding<Value>.self)
      location = binding.pointee.location
      binding.pointee.seed = location.changedAt ?? 0
    }

    override var changedAt: UInt64 { location.changedAt ?? 0 }
    override var cause: CauseID { location.cause }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension Binding: DynamicProperty {}

extension Binding: CaptureComparable {
  package static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.seed == rhs.seed && isSameInput(lhs, rhs)
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value) {}
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areEqualInputs(value, other.value)
  }
}

/// A value behind two closures.
final class ClosureLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }
  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

/// A part of a value at another place.
final class KeyPathLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  /// The value when the binding was made, where it is a property of an object: the place does not tell when that changes.
  private let seen: Value?
  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>, seen: Value? = nil) {
    self.base = base
    self.keyPath = keyPath
    self.seen = seen
  }
  override func get() -> Value { base.get()[keyPath: keyPath] }
  override func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
      && areEqualInputs(seen, other.seen)
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}

/// A property of an object, by reference, with the value that it had when the binding was made.
///
/// The real binding carries that value: making it reads the property, and two bindings to one property are
/// different inputs when the property has changed in between.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let seen: Value
  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    seen = object[keyPath: keyPath]
  }
  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath && areEqualInputs(seen, other.seen)
  }
}
