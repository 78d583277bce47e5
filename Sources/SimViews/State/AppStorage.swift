public import SimReflection

/// A property wrapper type that reflects a value of the app's defaults and invalidates a view on a change.
///
/// The store is in memory, one per device; nothing survives the run.
@propertyWrapper
public struct AppStorage<Value>: RuntimeManaged, _StoredProperty {
  private var stored: StoredValue<Value>

  /// Creates a property for a key in the defaults.
  public nonisolated init(_key key: String, initially value: Value) {
    stored = StoredValue(key: key, in: .defaults, initial: value)
  }

  /// The underlying value; outside an installed view what the defaults hold now.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// The value of a property of an object, which announces its changes if it is observable (fatbobman, "UserDefaults and
  /// Observation in SwiftUI").
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get {
      let stored = object[keyPath: storageKeyPath].stored
      _ = stored.observer(of: object)
      return stored.value
    }
    set {
      let stored = object[keyPath: storageKeyPath].stored
      let observer = stored.observer(of: object)
      observer.announce()
      stored.write(newValue, from: observer)
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { stored.binding }

  /// Finds the place of the key.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<AppStorage<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    StoredBox(property, \.stored, inputs)
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension AppStorage: DynamicProperty {}
