// The set that shows and changes a relationship of an object.

public import Foundation

extension NSManagedObject {
  /// Returns a set that shows and changes a relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }
}

private final class RelationshipSet: NSMutableSet {
  private weak var owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    preconditionFailure("A set of a relationship belongs to an object.")
  }
  required init?(coder: NSCoder) { nil }

  private var targets: [NSManagedObject] { owner?.targets(key) ?? [] }

  override var count: Int { targets.count }
  override func member(_ object: Any) -> Any? {
    targets.first { $0 === object as AnyObject }
  }
  override func objectEnumerator() -> NSEnumerator { NSSet(array: targets).objectEnumerator() }
  override func add(_ object: Any) {
    if let object = object as? NSManagedObject { owner?._insert(object, into: key) }
  }
  override func remove(_ object: Any) {
    if let object = object as? NSManagedObject { owner?._remove(object, from: key) }
  }
}
