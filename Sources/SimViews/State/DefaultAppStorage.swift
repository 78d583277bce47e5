public import Foundation

extension View {
  /// The default store used by `@AppStorage` contained within the view; the device has one store for all.
  nonisolated public func defaultAppStorage(
    _ store: UserDefaults
  ) -> ModifiedContent<Self, _NotedModifier<UserDefaults>> {
    DeviceDefaults.adopt(store)
    return noted("defaultAppStorage", store)
  }
}

extension AppStorage {
  /// Creates a property of any value for a key in a store; the device has one store for all.
  package nonisolated init(_key key: String, initially value: Value, in store: UserDefaults?) {
    self.init(_key: key, initially: value)
    store.map(DeviceDefaults.adopt)
  }
}

extension AppStorage where Value: _StorableValue {
  /// Creates a property for a key in a store; the device has one store for all.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
    self.init(wrappedValue: wrappedValue, key)
    store.map(DeviceDefaults.adopt)
  }
}

extension AppStorage where Value: RawRepresentable {
  /// Creates a property for a key in a store; the device has one store for all.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value.RawValue == Int {
    self.init(wrappedValue: wrappedValue, key)
    store.map(DeviceDefaults.adopt)
  }

  /// Creates a property for a key in a store; the device has one store for all.
  @_disfavoredOverload
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value.RawValue == String {
    self.init(wrappedValue: wrappedValue, key)
    store.map(DeviceDefaults.adopt)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a key in a store; the device has one store for all.
  public nonisolated init(_ key: String, store: UserDefaults?) {
    self.init(key)
    store.map(DeviceDefaults.adopt)
  }
}

extension Date: _StorableValue {}
