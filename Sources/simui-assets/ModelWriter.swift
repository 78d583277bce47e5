// The classes that Xcode would generate for a model, with accessors in place of those that Objective-C's runtime makes, and the lists
// of properties of the classes that the app declares.

import Foundation

struct ModelWriter {
  /// What there is, in order.
  let entities: [Entity]

  var text: String {
    let parts = entities.filter { $0.code != .none || $0.hasClass }.map(source)
    return """
      // Classes of Core Data's models; made by the build.

      import CoreData
      import Foundation

      \(parts.joined(separator: "\n"))
      """
  }

  private func source(_ entity: Entity) -> String {
    let type = entity.className
    let parent = parent(of: entity)
    let isWhole = entity.code == .wholeClass
    let heading =
      switch (isWhole, parent) {
      case (true, let parent?): "open class \(type): \(parent.className) {"
      case (true, nil): "open class \(type): NSManagedObject, Identifiable, _ManagedProperties {"
      case (false, nil) where entity.code == .properties:
        "extension \(type): Identifiable, _ManagedProperties {"
      case (false, nil): "extension \(type): _ManagedProperties {"
      case (false, _?): "extension \(type) {"
      }
    var parts: [String] = []
    if parent == nil { parts.append(list(of: entity)) }
    if entity.code != .none {
      parts.append(
        """
          public class func fetchRequest() -> NSFetchRequest<\(type)> {
            NSFetchRequest<\(type)>(entityName: "\(type)")
          }

        """)
      parts += entity.attributes.map(member) + entity.relationships.map(member)
    }
    guard isWhole || !parts.isEmpty else { return "" }
    return """
      \(heading)
      \(parts.joined())}

      """
  }

  /// The properties of a class and of those below it, which inherit the function.
  private func list(of root: Entity) -> String {
    let heirs = entities.filter { $0.parent != nil && self.root(of: $0).name == root.name }
    let cases = heirs.map { "    case \"\($0.className)\": [\n\(entries(of: $0))      ]\n" }
    let value =
      cases.isEmpty
      ? "    [\n\(entries(of: root))    ]"
      : """
          switch String(describing: self) {
      \(cases.joined())    default: [
      \(entries(of: root))      ]
          }
      """
    return """
        public static var _managedProperties: [_ManagedProperty] {
      \(value)
        }

      """
  }

  /// The properties of an entity and of those above it.
  private func entries(of entity: Entity) -> String {
    let own = (entity.attributes.map(entry) + entity.relationships.map(entry))
      .map { "      \($0),\n" }.joined()
    return (parent(of: entity).map(entries) ?? "") + own
  }

  private func parent(of entity: Entity) -> Entity? {
    entities.first { $0.name == entity.parent }
  }

  private func root(of entity: Entity) -> Entity { parent(of: entity).map(root) ?? entity }

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
