// What an entity is: its name is that of its class.

public import Foundation
import Synchronization

/// A property of an entity, as a class that was made from a model file lists it.
public struct _ManagedProperty {
  let name: String
  let defaultValue: Any?
  let isRelationship: Bool
  let isToMany: Bool
  let isOrdered: Bool
  let inverse: String?
  let deletesTargets: Bool

  /// An attribute, with what it is in a new object.
  public init(attribute name: String, defaultValue: Any? = nil) {
    self.name = name
    self.defaultValue = defaultValue
    (isRelationship, isToMany, isOrdered, inverse, deletesTargets) = (
      false, false, false, nil, false
    )
  }

  /// A relationship, with the one that stands opposite.
  public init(
    relationship name: String, inverse: String?, isToMany: Bool, isOrdered: Bool = false,
    deletesTargets: Bool = false
  ) {
    self.name = name
    defaultValue = nil
    isRelationship = true
    self.inverse = inverse
    self.isToMany = isToMany
    self.isOrdered = isOrdered
    self.deletesTargets = deletesTargets
  }
}

/// A class that knows the properties of its entity, as those do that were made from a model file.
public protocol _ManagedProperties: NSManagedObject {
  static var _managedProperties: [_ManagedProperty] { get }
}

public final class NSEntityDescription: NSObject, @unchecked Sendable {
  let type: NSManagedObject.Type

  init(_ type: NSManagedObject.Type) { self.type = type }

  public var name: String? { String(describing: type) }
  public var managedObjectClassName: String! { String(describing: type) }
}

public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  private static let made = Mutex(0)
  let number: Int
  public let entity: NSEntityDescription

  init(_ entity: NSEntityDescription) {
    number = Self.made.withLock {
      $0 += 1
      return $0
    }
    self.entity = entity
  }

  /// Whether the object was not saved yet; it is known as well.
  public var isTemporaryID: Bool { false }
  public func uriRepresentation() -> URL {
    URL(filePath: "/\(entity.name ?? "")/p\(number)")
  }
  public override var description: String { "\(entity.name ?? "")/p\(number)" }
}
