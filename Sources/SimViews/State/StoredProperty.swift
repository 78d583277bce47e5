// How properties that refer to a place in a store are declared, whichever store it is.

/// A property for a key in a store: `AppStorage` or `SceneStorage`.
public protocol _StoredProperty {
  /// What is stored under the key.
  associatedtype Value

  /// Creates a property for a key, with the value that it has before anything is stored.
  nonisolated init(_key: String, initially: Value)
}

extension _StoredProperty where Value: _StorableValue {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) {
    self.init(_key: key, initially: wrappedValue)
  }
}

extension _StoredProperty where Value: RawRepresentable {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(_key: key, initially: wrappedValue)
  }

  /// Creates a property for a key, with the value that it has before anything is stored.
  @_disfavoredOverload
  public nonisolated init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(_key: key, initially: wrappedValue)
  }
}

extension _StoredProperty where Value: ExpressibleByNilLiteral {
  /// Creates a property for a key that has no value before something is stored.
  public nonisolated init(_ key: String) { self.init(_key: key, initially: nil) }
}
