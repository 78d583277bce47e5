// Tables that hold objects weakly, in the order in which they were added.

public import Foundation

/// A set of objects, held weakly or strongly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// How objects are held.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects stay as long as the table does.
    public static var strongMemory: Options { [] }
    /// Objects leave with their last owner.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Objects are equal when they are the same.
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
  /// A table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] {
    slots.removeAll { $0.object == nil }
    return slots.compactMap(\.object)
  }
  /// How many there are.
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  private func place(of object: ObjectType) -> Int? {
    slots.firstIndex { slot in
      guard let known = slot.object else { return false }
      return known === object || (known as? NSObject)?.isEqual(object) == true
    }
  }
  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { anObject.flatMap(place) != nil }
  /// The object that is equal to one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap(place).flatMap { slots[$0].object }
  }
  /// Adds an object, once.
  open func add(_ object: ObjectType?) {
    guard let object, place(of: object) == nil else { return }
    slots.append(Slot(object: object, owner: isWeak ? nil : object))
  }
  /// Takes an object out.
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
  /// A table that holds both.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(isKeyWeak: false, isObjectWeak: false)
  }
  /// A table that holds neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(isKeyWeak: true, isObjectWeak: true)
  }
  /// A table that holds what stands under the keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(isKeyWeak: true, isObjectWeak: false)
  }
  /// A table that holds the keys.
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
  /// How many there are.
  open var count: Int {
    prune()
    return slots.count
  }
  /// What stands under a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap(place).flatMap { slots[$0].object }
  }
  /// Puts an object under a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let key = aKey, let object = anObject else { return }
    let slot = Slot(
      key: key, keyOwner: isKeyWeak ? nil : key, object: object,
      owner: isObjectWeak ? nil : object)
    if let place = place(of: key) { slots[place] = slot } else { slots.append(slot) }
  }
  /// Takes a key out.
  open func removeObject(forKey aKey: KeyType?) {
    if let place = aKey.flatMap(place) { slots.remove(at: place) }
  }
  open func removeAllObjects() { slots = [] }
}
