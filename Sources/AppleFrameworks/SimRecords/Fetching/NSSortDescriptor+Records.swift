// Sort descriptors for properties of any type and for properties by name.

public import Foundation
import SimComponents

extension NSSortDescriptor {
  /// Creates a descriptor for a property of any type; Foundation's requires a comparable value.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { compareAny($0, $1) }
  }

  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { compareAny($0, $1) }
  }

  /// Creates a descriptor with an order of texts; other values are in their own.
  package convenience init(
    key: String?, ascending: Bool,
    orderingTexts compare: @escaping (String, String) -> ComparisonResult
  ) {
    self.init(keyPath: \NSManagedObject[path: key ?? ""], ascending: ascending) { lhs, rhs in
      guard let first = flattened(lhs) as? String, let second = flattened(rhs) as? String else {
        return compareAny(lhs, rhs)
      }
      return compare(first, second)
    }
  }
}

extension NSManagedObject: ValueByPath {
  /// The value at a dotted path of property names.
  subscript(path path: String) -> Any? { flattened(value(atPath: path)) }

  /// Returns the value at a dotted path of property names.
  package func value(atPath path: String) -> Any? {
    var value: Any? = self
    for name in path.split(separator: ".").map(String.init) {
      switch flattened(value) {
      case let object as NSManagedObject: value = object.value(forKey: name)
      case let set as NSSet where name == "@count": value = set.count
      case let set as NSOrderedSet where name == "@count": value = set.count
      case let set as NSSet:
        value = set.allObjects.compactMap { ($0 as? NSManagedObject)?.value(forKey: name) }
      default: return nil
      }
    }
    return value
  }
}
