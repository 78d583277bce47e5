public import SimReflection

/// A property wrapper type that reads and writes to persisted, per-scene storage.
///
/// The store is in memory, one per device; nothing survives the run.
@propertyWrapper
public struct SceneStorage<Value>: RuntimeManaged, _StoredProperty {
  private var stored: StoredValue<Value>

  /// Creates a property for a key of the scene.
  public nonisolated init(_key key: String, initially value: Value) {
    stored = StoredValue(key: key, in: .scene, initial: value)
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
    at property: UnsafeMutablePointer<SceneStorage<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    StoredBox(property, \.stored, inputs)
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension SceneStorage: DynamicProperty {}
