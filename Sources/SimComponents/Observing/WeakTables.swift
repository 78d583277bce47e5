// Tables with weak references to objects, in the order of insertion.

public import Foundation

/// A set of objects with weak or strong references.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// The ownership of objects.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are retained by the table.
    public static var strongMemory: Options { [] }
    /// Objects are removed with their last owner.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Objects are equal if they are identical.
    public static var objectPointerPersonality: Options { Options(rawValue: 512) }
  }
  private struct Slot {
    weak var object: ObjectType?
    let owner: ObjectType?
  }
  private let isWeak: Bool
  private var slots: [Slot] = []

  public init(options: Options, capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  /// Returns a table with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] {
    slots.removeAll { $0.object == nil }
    return slots.compactMap(\.object)
  }
  /// The number of objects.
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  private func place(of object: ObjectType) -> Int? {
    slots.firstIndex { slot in
      guard let known = slot.object else { return false }
      return known === object || (known as? NSObject)?.isEqual(object) == true
    }
  }
  /// Returns whether the table contains an object.
  open func contains(_ anObject: ObjectType?) -> Bool { anObject.flatMap(place) != nil }
  /// Returns the object that is equal to one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap(place).flatMap { slots[$0].object }
  }
  /// Adds an object, once.
  open func add(_ object: ObjectType?) {
    guard let object, place(of: object) == nil else { return }
    slots.append(Slot(object: object, owner: isWeak ? nil : object))
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let place = object.flatMap(place) { slots.remove(at: place) }
  }
  open func removeAllObjects() { slots = [] }
}

/// Objects under objects, held weakly or strongly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Slot {
    weak var key: KeyType?
    let keyOwner: KeyType?
    weak var object: ObjectType?
    let owner: ObjectType?
  }
  private let isKeyWeak, isObjectWeak: Bool
  private var slots: [Slot] = []

  private init(isKeyWeak: Bool, isObjectWeak: Bool) {
    self.isKeyWeak = isKeyWeak
    self.isObjectWeak = isObjectWeak
  }
  /// Returns a table with strong keys and strong values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(isKeyWeak: false, isObjectWeak: false)
  }
  /// Returns a table with weak keys and weak values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(isKeyWeak: true, isObjectWeak: true)
  }
  /// Returns a table with weak keys and strong values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(isKeyWeak: true, isObjectWeak: false)
  }
  /// Returns a table with strong keys and weak values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(isKeyWeak: false, isObjectWeak: true)
  }
  private func prune() { slots.removeAll { $0.key == nil || $0.object == nil } }
  private func place(of key: KeyType) -> Int? {
    prune()
    return slots.firstIndex { slot in
      guard let known = slot.key else { return false }
      return known === key || (known as? NSObject)?.isEqual(key) == true
    }
  }
  /// The number of entries.
  open var count: Int {
    prune()
    return slots.count
  }
  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap(place).flatMap { slots[$0].object }
  }
  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let key = aKey, let object = anObject else { return }
    let slot = Slot(
      key: key, keyOwner: isKeyWeak ? nil : key, object: object,
      owner: isObjectWeak ? nil : object)
    if let place = place(of: key) { slots[place] = slot } else { slots.append(slot) }
  }
  /// Removes a key.
  open func removeObject(forKey aKey: KeyType?) {
    if let place = aKey.flatMap(place) { slots.remove(at: place) }
  }
  open func removeAllObjects() { slots = [] }
}
