// Entity descriptions. The name of an entity is that of its class.

public import Foundation
import Synchronization

/// A property of an entity, as listed by a class generated from a model file.
public struct _ManagedProperty {
  let name: String
  let defaultValue: Any?
  let isRelationship: Bool
  let isToMany: Bool
  let isOrdered: Bool
  let inverse: String?
  let deletesTargets: Bool

  /// Creates an attribute with its default value.
  public init(attribute name: String, defaultValue: Any? = nil) {
    self.name = name
    self.defaultValue = defaultValue
    (isRelationship, isToMany, isOrdered, inverse, deletesTargets) = (
      false, false, false, nil, false
    )
  }

  /// Creates a relationship with its inverse.
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

/// A class that lists the properties of its entity, as classes generated from a model file do.
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

  /// Always false, also before the first save.
  public var isTemporaryID: Bool { false }
  public func uriRepresentation() -> URL {
    URL(filePath: "/\(entity.name ?? "")/p\(number)")
  }
  public override var description: String { "\(entity.name ?? "")/p\(number)" }
}
