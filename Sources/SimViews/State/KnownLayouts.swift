// The memory layouts of the framework's own wrappers in a view on a phone.

// The value, and the location once there is one.
extension State: KnownLayout {
  static var layoutOnPhone: PropertyLayout { PropertyLayout(of: Value.self).followed(by: .word) }
}

// The public interface of SwiftUI writes out what these two store, as frozen enums; a compiler lays those out alike here.

/// The expression, or the object as an observed one: a reference and a count.
private enum StateObjectStorage<Object: AnyObject> {
  case initially(() -> Object)
  case object(Object, Int)
}

extension StateObject: KnownLayout {
  static var layoutOnPhone: PropertyLayout {
    PropertyLayout(of: StateObjectStorage<ObjectType>.self)
  }
}

/// The key path, or what was read by it.
private enum EnvironmentContent<Value> {
  case keyPath(KeyPath<EnvironmentValues, Value>)
  case value(Value)
}

extension Environment: KnownLayout {
  static var layoutOnPhone: PropertyLayout {
    PropertyLayout(of: EnvironmentContent<Value>.self)
  }
}

// The transaction, the location, the value (mechanism.md#4.1).
extension Binding: KnownLayout {
  static var layoutOnPhone: PropertyLayout {
    PropertyLayout.word.followed(by: .word).followed(by: PropertyLayout(of: Value.self))
  }
}

// The object, and a seed that counts its changes (mechanism.md#6.2).
extension ObservedObject: KnownLayout {
  static var layoutOnPhone: PropertyLayout { .word.followed(by: .word) }
}

extension EnvironmentObject: KnownLayout {
  static var layoutOnPhone: PropertyLayout { .word.followed(by: .word) }
}
