// Orders of objects by properties of any type, and properties by their names.

public import Foundation
import SimComponents

extension NSSortDescriptor {
  /// Creates a descriptor of a property that may be of any type, where Foundation wants one whose values are comparable.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { compareAny($0, $1) }
  }

  /// Creates a descriptor of a property that is given by its name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject[path: key ?? ""], ascending: ascending) {
      compareAny($0, $1)
    }
  }
}

extension NSManagedObject: ValueByPath {
  /// The value at the end of a path of names.
  subscript(path path: String) -> Any? { flattened(value(atPath: path)) }

  /// The value at the end of a path of names.
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
