// The properties of a model class, read from its metadata once.

import Synchronization

final class EntityDescription: @unchecked Sendable {
  let type: any PersistentModel.Type
  let name: String
  let relationships: [Schema.PropertyMetadata]
  /// The groups of properties whose combined values are unique.
  let uniques: [[Schema.PropertyMetadata]]
  private let properties: [AnyKeyPath: Schema.PropertyMetadata]
  /// All properties in source order.
  let all: [Schema.PropertyMetadata]

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = "\(type)"
    all = type.schemaMetadata
    relationships = all.filter { $0.destination != nil }
    let properties = Dictionary(all.map { ($0.keyPath, $0) }) { first, _ in first }
    let together = type._uniqueKeyPaths.map { group in group.compactMap { properties[$0] } }
    uniques = all.filter(\.isUnique).map { [$0] } + together
    self.properties = properties
  }

  private static let known = Mutex<[ObjectIdentifier: EntityDescription]>([:])

  static func of(_ type: any PersistentModel.Type) -> EntityDescription {
    let key = ObjectIdentifier(type)
    if let description = known.withLock({ $0[key] }) { return description }
    let made = EntityDescription(type)
    known.withLock { $0[key] = made }
    return made
  }

  /// Returns the property at a key path, or nil if it is not persistent.
  func property(at keyPath: AnyKeyPath) -> Schema.PropertyMetadata? { properties[keyPath] }

  /// Returns the inverse relationship: the one that either side names, or else the only candidate.
  func inverse(of relationship: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
    guard let destination = relationship.destination else { return nil }
    let other = EntityDescription.of(destination)
    if let named = relationship.relationship?.inverse { return other.property(at: named) }
    let back = other.relationships.filter {
      $0.destination.map { ObjectIdentifier($0) == ObjectIdentifier(type) } ?? false
        && $0.keyPath != relationship.keyPath
    }
    if let naming = back.first(where: { $0.relationship?.inverse == relationship.keyPath }) {
      return naming
    }
    let there = relationships.filter {
      $0.destination.map { ObjectIdentifier($0) == ObjectIdentifier(destination) } ?? false
    }
    guard back.count == 1, there.count == 1, back[0].relationship?.inverse == nil else {
      return nil
    }
    return back[0]
  }

  /// Returns the model classes and those that relationships reach, in breadth-first order.
  static func reachable(from types: [any PersistentModel.Type]) -> [EntityDescription] {
    var (found, seen): ([EntityDescription], Set<ObjectIdentifier>) = ([], [])
    var waiting = types.map { $0 }
    while !waiting.isEmpty {
      let type = waiting.removeFirst()
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      let description = EntityDescription.of(type)
      found.append(description)
      waiting += description.relationships.compactMap(\.destination)
    }
    return found
  }
}
