// The classes that Xcode would generate for a model, with accessors in place of those that Objective-C's runtime makes.

import Foundation

struct ModelWriter {
  /// What there is, in order.
  let entities: [Entity]

  var text: String {
    let parts = entities.filter { $0.code != .none }.map(source)
    return """
      // Classes of Core Data's models; made by the build.

      import CoreData
      import Foundation

      \(parts.joined(separator: "\n"))
      """
  }

  private func source(_ entity: Entity) -> String {
    let type = entity.className
    let isPart = entity.code == .properties
    let parent = entities.first { $0.name == entity.parent }
    let heading =
      isPart
      ? "extension \(type): _ManagedProperties {"
      : parent.map { "open class \(type): \($0.className) {" }
        ?? "open class \(type): NSManagedObject, Identifiable, _ManagedProperties {"
    let list = (entity.attributes.map(entry) + entity.relationships.map(entry))
      .map { "      \($0),\n" }.joined()
    let access = isPart ? "public static" : parent == nil ? "open class" : "open override class"
    let inherited = parent == nil || isPart ? "" : "super._managedProperties + "
    let members = entity.attributes.map(member) + entity.relationships.map(member)
    return """
      \(heading)
        \(access) var _managedProperties: [_ManagedProperty] {
          \(inherited)[
      \(list)    ]
        }
        public class func fetchRequest() -> NSFetchRequest<\(type)> {
          NSFetchRequest<\(type)>(entityName: "\(type)")
        }
      \(members.joined())}

      """
  }

  private func entry(_ attribute: Entity.Attribute) -> String {
    let value = defaultValue(attribute).map { ", defaultValue: \($0)" } ?? ""
    return "_ManagedProperty(attribute: \"\(attribute.name)\"\(value))"
  }

  private func entry(_ relationship: Entity.Relationship) -> String {
    let inverse = relationship.inverse.map { "\"\($0)\"" } ?? "nil"
    return "_ManagedProperty(relationship: \"\(relationship.name)\", inverse: \(inverse), "
      + "isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered), "
      + "deletesTargets: \(relationship.deletesTargets))"
  }

  /// The types of attributes with a scalar type, with their initial values.
  private static let scalars = [
    "Boolean": ("Bool", "false"), "Integer 16": ("Int16", "0"), "Integer 32": ("Int32", "0"),
    "Integer 64": ("Int64", "0"), "Double": ("Double", "0"), "Float": ("Float", "0"),
  ]
  private static let objects = [
    "String": "String", "Date": "Date", "UUID": "UUID", "URI": "URL", "Binary": "Data",
    "Decimal": "NSDecimalNumber",
  ]

  private func member(_ attribute: Entity.Attribute) -> String {
    let name = attribute.name
    if let (type, empty) = Self.scalars[attribute.type], attribute.isScalar {
      return accessor(name, type, "value(forKey: \"\(name)\") as? \(type) ?? \(empty)")
    }
    let type =
      Self.scalars[attribute.type] != nil
      ? "NSNumber" : Self.objects[attribute.type] ?? attribute.valueClass ?? "NSObject"
    return accessor(name, "\(type)?", "value(forKey: \"\(name)\") as? \(type)")
  }

  private func member(_ relationship: Entity.Relationship) -> String {
    let (name, target) = (relationship.name, className(relationship.destination))
    guard relationship.isToMany else {
      return accessor(name, "\(target)?", "value(forKey: \"\(name)\") as? \(target)")
    }
    let type = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let all = relationship.isOrdered ? "array" : "allObjects"
    return accessor(name, "\(type)?", "value(forKey: \"\(name)\") as? \(type)") + """
        public func addTo\(title)(_ value: \(target)) { _insert(value, into: "\(name)") }
        public func removeFrom\(title)(_ value: \(target)) { _remove(value, from: "\(name)") }
        public func addTo\(title)(_ values: \(type)) {
          for case let value as \(target) in values.\(all) { addTo\(title)(value) }
        }
        public func removeFrom\(title)(_ values: \(type)) {
          for case let value as \(target) in values.\(all) { removeFrom\(title)(value) }
        }

      """
  }

  private func accessor(_ name: String, _ type: String, _ read: String) -> String {
    """
      public var \(name): \(type) {
        get { \(read) }
        set { setValue(newValue, forKey: "\(name)") }
      }

    """
  }

  private func className(_ entity: String) -> String {
    entities.first { $0.name == entity }?.className ?? entity
  }

  /// What an attribute is in a new object, as source.
  private func defaultValue(_ attribute: Entity.Attribute) -> String? {
    guard let text = attribute.defaultValue else { return nil }
    switch attribute.type {
    case "String": return "\"\(text)\""
    case "Boolean":
      let value = text == "YES" ? "true" : "false"
      return attribute.isScalar ? value : "NSNumber(value: \(value))"
    case "Date": return "Date(timeIntervalSinceReferenceDate: \(text))"
    case "Decimal": return "NSDecimalNumber(string: \"\(text)\")"
    default:
      guard let (type, _) = Self.scalars[attribute.type] else { return nil }
      return attribute.isScalar ? "\(type)(\(text))" : "NSNumber(value: \(text))"
    }
  }
}
