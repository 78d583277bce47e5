public import Foundation

/// A property wrapper type that reflects a value of the app's defaults and invalidates a view on a change.
///
/// The store is in memory, one a device; nothing survives the run.
@propertyWrapper
public struct AppStorage<Value>: RuntimeManaged {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  private nonisolated init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The underlying value; outside an installed view the initial one.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the stored value.
  public nonisolated var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Finds the place of the key.
  @MainActor public static func _makeBox(
    at property: UnsafeMutablePointer<AppStorage<Value>>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    let wrapper = property.pointee
    let key = "AppStorage \(wrapper.key)"
    let location = inputs.runtime.storage.location(for: key, initially: wrapper.initial, inputs)
    return StoredBox(location, inputs) { pointer, location in
      pointer.assumingMemoryBound(to: AppStorage<Value>.self).pointee.location = location
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension AppStorage: DynamicProperty {}

extension AppStorage where Value == Bool {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == String {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property for a key, with the value that it has before anything is stored.
  public nonisolated init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == Data {
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
