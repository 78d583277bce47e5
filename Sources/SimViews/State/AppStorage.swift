public import SimReflection

/// A property wrapper type that reflects a value of the app's defaults and invalidates a view on a change.
///
/// The store is in memory, one a device; nothing survives the run.
@propertyWrapper
public struct AppStorage<Value>: RuntimeManaged {
  private var stored: StoredValue<Value>

  private nonisolated init(key: String, initial: Value) {
    stored = StoredValue(key: "AppStorage \(key)", initial: initial)
  }

  /// The underlying value; outside an installed view the initial one.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { stored.binding }

  /// Finds the place of the key.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<AppStorage<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    StoredBox(property.pointee.stored.location(inputs), inputs) { pointer, bound in
      pointer.assumingMemoryBound(to: AppStorage<Value>.self).pointee.stored.bound = bound
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension AppStorage: DynamicProperty {}

extension AppStorage where Value: _StorableValue {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue)
  }

  /// Creates a property for a key, with the value that it has before anything is stored.
  @_disfavoredOverload
  public nonisolated init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a key that has no value before something is stored.
  public nonisolated init(_ key: String) { self.init(key: key, initial: nil) }
}
