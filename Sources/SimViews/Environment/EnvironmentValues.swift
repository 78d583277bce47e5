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
public struct EnvironmentValues: CustomStringConvertible {
  private var head: Element?
  /// Records which keys are read, if that is needed.
  var tracker: EnvironmentTracker?

  /// Creates an environment values instance in which every key has its default.
  public init() {}

  /// The value for a key.
  ///
  /// - Complexity: O(values set on the way from the root)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      tracker?.note(key)
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
    set {
      head = TypedElement(key: ObjectIdentifier(key), keyType: K.self, value: newValue, next: head)
    }
  }

  /// What was written, the newest first, with what an older write of the same key left [OpenSwiftUI's compatibility tests].
  public var description: String {
    var written: [String] = []
    var element = head
    while let current = element {
      written.append("EnvironmentPropertyKey<\(current.keyType)> = \(current.text)")
      element = current.next
    }
    return "[\(written.joined(separator: ", "))]"
  }

  /// The key that was set last.
  var lastKey: Any.Type? { head?.keyType }

  private class Element {
    let key: ObjectIdentifier
    let keyType: Any.Type
    let next: Element?
    /// The value as it is printed.
    var text: String { preconditionFailure("An element of the environment has a value.") }
    init(key: ObjectIdentifier, keyType: Any.Type, next: Element?) {
      self.key = key
      self.keyType = keyType
      self.next = next
    }
  }

  private final class TypedElement<Value>: Element {
    let value: Value
    override var text: String { "\(value)" }
    init(key: ObjectIdentifier, keyType: Any.Type, value: Value, next: Element?) {
      self.value = value
      super.init(key: key, keyType: keyType, next: next)
    }
  }
}
