// An object of an app's model: its values by their names, which whoever observes it and its context hear of.

public import Foundation
public import SimViews

/// The base class that all Core Data model objects inherit from.
///
/// On other platforms the runtime makes the accessors of a subclass; here the subclass has them, as `simui-assets` writes it
/// from a model file.
open class NSManagedObject: NSObject, ObservableObject {
  private var values: [String: Any] = [:]
  private var committed: [String: Any?] = [:]
  /// The entity that the object is of.
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  /// The context that the object is in.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object will be deleted at the next save.
  public internal(set) var isDeleted = false
  /// Whether the object was inserted since the last save.
  public internal(set) var isInserted = false
  /// Whether the object's values are not here yet; they always are.
  public var isFault: Bool { false }

  /// Creates an object of an entity and inserts it into a context.
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

  /// Creates an object and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// The properties of the entity, as far as the class says.
  class var _properties: [_ManagedProperty] {
    (self as? any _ManagedProperties.Type)?._managedProperties ?? []
  }

  public class func entity() -> NSEntityDescription { NSEntityDescription(Self.self) }

  /// A request for the objects of the class.
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: Self.self))
  }

  /// Whether anything of the object was not saved.
  public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether the object was changed since the last save.
  public var isUpdated: Bool { !isInserted && !isDeleted && !committed.isEmpty }

  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    let relationship = Self._properties.first { $0.name == key && $0.isRelationship }
    let before = targets(key)
    write(value, key)
    guard let inverse = relationship?.inverse else { return }
    let after = targets(key)
    for target in before where !after.contains(target) { target.leave(self, inverse) }
    for target in after where !before.contains(target) { target.join(self, inverse) }
  }

  /// The value of a property, without any observer's hearing of it.
  public func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a property, without any observer's hearing of it.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  public func didChangeValue(forKey key: String) { managedObjectContext?.receiveChange(self) }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    values.filter { keys.contains($0.key) }
  }

  /// What was changed since the last save.
  public func changedValues() -> [String: Any] {
    committed.keys.reduce(into: [:]) { $0[$1] = values[$1] ?? NSNull() }
  }

  /// The objects that a relationship holds, in its order.
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

  /// Adds an object to a relationship, and this one to what stands opposite.
  public func _insert(_ object: NSManagedObject, into key: String) {
    guard !targets(key).contains(object) else { return }
    join(object, key)
    let inverse = Self._properties.first { $0.name == key }?.inverse
    if let inverse { object.join(self, inverse) }
  }

  /// Removes an object from a relationship, and this one from what stands opposite.
  public func _remove(_ object: NSManagedObject, from key: String) {
    guard targets(key).contains(object) else { return }
    leave(object, key)
    let inverse = Self._properties.first { $0.name == key }?.inverse
    if let inverse { object.leave(self, inverse) }
  }

  private func join(_ object: NSManagedObject, _ key: String) {
    guard let property = Self._properties.first(where: { $0.name == key }) else { return }
    guard property.isToMany else {
      // Whoever was there is left alone.
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

  /// Makes the values of now those that a rollback brings back.
  func commit() {
    committed = [:]
    isInserted = false
  }

  /// Brings the values of the last save back.
  func restore() {
    guard !committed.isEmpty else { return }
    objectWillChange.send()
    for (key, value) in committed { values[key] = value }
    committed = [:]
  }

  open func awakeFromInsert() {}
  /// Called when the object comes from a store; none does.
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
}

extension Array where Element: NSManagedObject {
  /// In the order in which the objects were made: sets have none.
  func sorted() -> [Element] { sorted { $0.objectID.number < $1.objectID.number } }
}
