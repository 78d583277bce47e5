// The accessors of properties that a class declares with `@NSManaged`, which Objective-C's runtime makes on a phone. `simui-sources`
// writes calls of these functions in their place.

import Foundation
import SimComponents

extension NSManagedObject {
  /// Returns the value of a property in the type that the class declares.
  ///
  /// A property of a type without nil that has no value is read as a phone reads it: zero, an empty string, an empty collection.
  ///
  /// - Precondition: The property has a value, or the type is one of those.
  public func _managed<T>(_ key: String) -> T {
    let stored =
      primitiveName(key).map { primitiveValue(forKey: $0) } ?? self.value(forKey: key)
    let value = flattened(stored)
    if let found = (value as Any) as? T { return found }
    if let type = T.self as? any ManagedCollection.Type,
      let found = type.make(objects: value) as? T
    {
      return found
    }
    if value == nil, let type = T.self as? any EmptyManagedValue.Type,
      let empty = type.init() as? T
    {
      return empty
    }
    preconditionFailure(
      "The property '\(key)' of \(type(of: self)) is no \(T.self): it is \(value ?? "nil").")
  }

  /// Sets the value of a property that the class declares.
  public func _setManaged<T>(_ newValue: T, _ key: String) {
    let plain = flattened(newValue)
    let value = (plain as? any ManagedCollection)?.objects ?? plain
    if let name = primitiveName(key) {
      setPrimitiveValue(value, forKey: name)
    } else {
      setValue(value, forKey: key)
    }
  }

  /// Performs a method that the class declares for a relationship: `addToTags(_:)`, `insertIntoTags(_:at:)`, and the like.
  public func _changeManaged(_ method: String, _ arguments: Any...) {
    if let key = key(of: method, after: "addTo") ?? key(of: method, after: "add", before: "Object")
      ?? key(of: method, after: "add")
    {
      for object in objects(arguments[0]) { _insert(object, into: key) }
    } else if let key = key(of: method, after: "removeFrom")
      ?? key(of: method, after: "remove", before: "Object") ?? key(of: method, after: "remove")
    {
      let places = places(arguments[0])
      let gone = places.isEmpty ? objects(arguments[0]) : places.map { targets(key)[$0] }
      for object in gone { _remove(object, from: key) }
    } else if let key = key(of: method, after: "insertInto") {
      place(objects(arguments[0]), at: places(arguments[1]), in: key)
    } else if let key = key(of: method, after: "replace") {
      let places = places(arguments[0])
      for object in places.map({ targets(key)[$0] }) { _remove(object, from: key) }
      place(objects(arguments[1]), at: places, in: key)
    } else {
      preconditionFailure("\(type(of: self)) has no relationship for the method '\(method)'.")
    }
  }

  /// Puts objects at their places in an ordered relationship.
  private func place(_ new: [NSManagedObject], at places: [Int], in key: String) {
    var all = targets(key)
    for (object, place) in zip(new, places) { all.insert(object, at: place) }
    setValue(NSOrderedSet(array: all), forKey: key)
  }

  /// The relationship that a method of the form names; nil if there is none.
  private func key(of method: String, after start: String, before end: String = "") -> String? {
    guard method.hasPrefix(start), method.hasSuffix(end) else { return nil }
    let title = method.dropFirst(start.count).dropLast(end.count)
    let name = title.prefix(1).lowercased() + title.dropFirst()
    return Self._properties.contains { $0.name == name && $0.isRelationship } ? name : nil
  }

  /// The property for whose value without notifications a name stands, as `primitiveName` does for `name`.
  private func primitiveName(_ key: String) -> String? {
    guard key.hasPrefix("primitive") else { return nil }
    let title = key.dropFirst("primitive".count)
    let name = title.prefix(1).lowercased() + title.dropFirst()
    return Self._properties.contains { $0.name == name } ? name : nil
  }

  private func objects(_ argument: Any) -> [NSManagedObject] {
    switch argument {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.sorted()
    case let set as Set<NSManagedObject>: Array(set).sorted()
    case let array as [NSManagedObject]: array
    default: []
    }
  }

  private func places(_ argument: Any) -> [Int] {
    switch argument {
    case let place as Int: [place]
    case let places as NSIndexSet: Array(places)
    case let places as IndexSet: Array(places)
    default: []
    }
  }
}

/// A collection that a class declares for a relationship, which is kept as Foundation's.
private protocol ManagedCollection {
  /// Creates the collection from the relationship's objects; nil if one is of another type.
  static func make(objects: Any?) -> Self?
  var objects: Any { get }
}

extension Set: ManagedCollection {
  fileprivate static func make(objects: Any?) -> Set? {
    let all = (objects as? NSSet)?.allObjects ?? []
    let found = all.compactMap { $0 as? Element }
    return found.count == all.count ? Set(found) : nil
  }
  fileprivate var objects: Any { NSSet(array: Array(self)) }
}

/// A value that a property has without one of its own.
private protocol EmptyManagedValue { init() }

extension Bool: EmptyManagedValue {}
extension Int: EmptyManagedValue {}
extension Int16: EmptyManagedValue {}
extension Int32: EmptyManagedValue {}
extension Int64: EmptyManagedValue {}
extension Float: EmptyManagedValue {}
extension Double: EmptyManagedValue {}
extension String: EmptyManagedValue {}
extension Array: EmptyManagedValue {}
extension Dictionary: EmptyManagedValue {}
