// Environment values: an immutable list of keys and values that shares its tail with the environment
// around it, so that a modifier adds one element and copies nothing.

/// A key for accessing values in the environment.
public protocol EnvironmentKey {
  /// The associated type representing the type of the environment key's value.
  associatedtype Value
  /// The default value for the environment key.
  static var defaultValue: Value { get }
}

/// A collection of environment values propagated through a view hierarchy.
public struct EnvironmentValues {
  private var head: Element?

  /// Creates an environment values instance in which every key has its default.
  public init() {}

  /// The value for a key.
  ///
  /// - Complexity: O(values set on the way from the root)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let wanted = ObjectIdentifier(key)
      var element = head
      while let current = element {
        if current.key == wanted, let typed = current as? TypedElement<K.Value> {
          return typed.value
        }
        element = current.next
      }
      return K.defaultValue
    }
    set { head = TypedElement(key: ObjectIdentifier(key), value: newValue, next: head) }
  }

  private class Element {
    let key: ObjectIdentifier
    let next: Element?
    init(key: ObjectIdentifier, next: Element?) {
      self.key = key
      self.next = next
    }
  }

  private final class TypedElement<Value>: Element {
    let value: Value
    init(key: ObjectIdentifier, value: Value, next: Element?) {
      self.value = value
      super.init(key: key, next: next)
    }
  }
}
