// Managed objects: values by property name, with notifications to observers and to the context.

public import Foundation
public import SimViews

/// The base class of all Core Data model objects.
///
/// On Apple's platforms the runtime generates the accessors of a subclass. Here the subclass
/// declares them, in the form in which `simui-assets` generates them from a model file.
open class NSManagedObject: NSObject, ObservableObject {
  private var values: [String: Any] = [:]
  private var committed: [String: Any?] = [:]
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isDeleted = false
  public internal(set) var isInserted = false
  /// Always false: all values are in memory.
  public var isFault: Bool { false }

  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    super.init()
    for attribute in Self._properties {
      if let value = attribute.defaultValue { values[attribute.name] = value }
    }
    guard let context else { return }
    context.insert(self)
    awakeFromInsert()
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// The properties of the entity, as far as the class lists them.
  class var _properties: [_ManagedProperty] {
    (self as? any _ManagedProperties.Type)?._managedProperties ?? []
  }

  public class func entity() -> NSEntityDescription { NSEntityDescription(Self.self) }

  /// Returns a request for the objects of the class.
  ///
  /// A method of a subclass is preferred to it, as methods of subclasses are to those that
  /// Objective-C declares.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: Self.self))
  }

  public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  public var isUpdated: Bool { !isInserted && !isDeleted && !committed.isEmpty }

  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    let relationship = Self._properties.first { $0.name == key && $0.isRelationship }
    let before = targets(key)
    let set = relationship?.isToMany == true ? value as? Set<NSManagedObject> : nil
    write(set.map(NSSet.init(set:)) ?? value, key)
    guard let inverse = relationship?.inverse else { return }
    let after = targets(key)
    for target in before where !after.contains(target) { target.leave(self, inverse) }
    for target in after where !before.contains(target) { target.join(self, inverse) }
  }

  /// Returns the value of a property without notifying observers.
  public func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a property without notifying observers.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  public func didChangeValue(forKey key: String) { managedObjectContext?.receiveChange(self) }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    values.filter { keys.contains($0.key) }
  }

  /// Returns the values that have changed since the last save.
  public func changedValues() -> [String: Any] {
    committed.keys.reduce(into: [:]) { $0[$1] = values[$1] ?? NSNull() }
  }

  /// Returns the objects of a relationship in order.
  func targets(_ key: String) -> [NSManagedObject] {
    switch values[key] {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.sorted()
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  private func write(_ value: Any?, _ key: String) {
    objectWillChange.send()
    if committed[key] == nil { committed[key] = .some(values[key]) }
    values[key] = value
    managedObjectContext?.receiveChange(self)
  }

  /// Adds an object to a relationship and updates the inverse.
  public func _insert(_ object: NSManagedObject, into key: String) {
    guard !targets(key).contains(object) else { return }
    join(object, key)
    let inverse = Self._properties.first { $0.name == key }?.inverse
    if let inverse { object.join(self, inverse) }
  }

  /// Removes an object from a relationship and updates the inverse.
  public func _remove(_ object: NSManagedObject, from key: String) {
    guard targets(key).contains(object) else { return }
    leave(object, key)
    let inverse = Self._properties.first { $0.name == key }?.inverse
    if let inverse { object.leave(self, inverse) }
  }

  private func join(_ object: NSManagedObject, _ key: String) {
    guard let property = Self._properties.first(where: { $0.name == key }) else { return }
    guard property.isToMany else {
      // Removes this object from the inverse relationship of its previous target.
      if let inverse = property.inverse {
        for other in targets(key) where other !== object { other.leave(self, inverse) }
      }
      return write(object, key)
    }
    let all = targets(key).filter { $0 !== object } + [object]
    write(property.isOrdered ? NSOrderedSet(array: all) : NSSet(array: all), key)
  }

  func leave(_ object: NSManagedObject, _ key: String) {
    guard let property = Self._properties.first(where: { $0.name == key }) else { return }
    guard property.isToMany else { return write(nil, key) }
    let rest = targets(key).filter { $0 !== object }
    write(property.isOrdered ? NSOrderedSet(array: rest) : NSSet(array: rest), key)
  }

  /// Makes the present values those that a rollback restores.
  func commit() {
    committed = [:]
    isInserted = false
  }

  /// Restores the values of the last save.
  func restore() {
    guard !committed.isEmpty else { return }
    objectWillChange.send()
    for (key, value) in committed { values[key] = value }
    committed = [:]
  }

  open func awakeFromInsert() {}
  /// Never called: no object comes from a store.
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
}

extension Array where Element: NSManagedObject {
  /// Returns the objects in the order of their creation, because sets are unordered.
  func sorted() -> [Element] { sorted { $0.objectID.number < $1.objectID.number } }
}
