// Values that the focused part of an app passes to its commands. A phone has no menus that would
// read them: a value is recorded, and readers find none.

public import SimViews

/// A protocol for identifier types used when publishing and observing focused values.
public protocol FocusedValueKey {
  /// The type of value.
  associatedtype Value
}

/// A collection of state exported by the focused scene or view and its ancestors.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}

  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A property wrapper for observing values from the focused view or one of its ancestors: there is none.
@propertyWrapper
public struct FocusedValue<Value> {
  /// Creates a property for the value at a key path.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a property for an object of a type.
  public nonisolated init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value of the focused view: none.
  public var wrappedValue: Value? { nil }
}

/// A convenience property wrapper for observing and automatically unwrapping state bindings from the focused view.
@propertyWrapper
public struct FocusedBinding<Value> {
  /// Creates a property for the binding at a key path.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value of the focused view's binding: none.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding of the focused view: none.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A property wrapper type for an observable object supplied by the focused view: there is none.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  /// Creates a property for an object.
  public nonisolated init() {}
  /// The object of the focused view: none.
  public var wrappedValue: ObjectType? { nil }
}

// Apart from the types, so that the actor of the protocol does not become the types' own.
extension FocusedValue: DynamicProperty {}
extension FocusedBinding: DynamicProperty {}
extension FocusedObject: DynamicProperty {}

extension View {
  /// Modifies this view by injecting a value that you provide for use by other views whose state
  /// depends on the focused view hierarchy; recorded without effect.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _NotedModifier<Value>> { noted("focusedValue", value) }

  /// Modifies this view by injecting a value, if there is one; recorded without effect.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedContent<Self, _NotedModifier<Value?>> { noted("focusedValue", value) }

  /// Modifies this view by injecting a value for use by other views whose state depends on the
  /// focused scene; recorded without effect.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _NotedModifier<Value>> { noted("focusedSceneValue", value) }

  /// Modifies this view by injecting a value, if there is one; recorded without effect.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedContent<Self, _NotedModifier<Value?>> { noted("focusedSceneValue", value) }

  /// Creates a new view that exposes the provided object to other views whose state depends on the
  /// focused view hierarchy; recorded without effect.
  nonisolated public func focusedObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _NotedModifier<T>> { noted("focusedObject", object) }

  /// Creates a new view that exposes the provided object to other views whose state depends on the
  /// focused scene; recorded without effect.
  nonisolated public func focusedSceneObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _NotedModifier<T>> { noted("focusedSceneObject", object) }
}
