// What `@Model` adds to a class: the record, the unique key paths and the list of properties.

public import Observation

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The persistent properties in source order.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The groups of properties whose combined values are unique.
  static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
  var _$observationRegistrar: ModelRecord { get }
}

extension PersistentModel {
  public static var _uniqueKeyPaths: [[AnyKeyPath]] { [] }
  /// The identifier of the model.
  ///
  /// It never changes, because the store has no temporary identifiers.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(identity: _$observationRegistrar.identity, entityName: "\(Self.self)")
  }
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { _$observationRegistrar.context }
  public var isDeleted: Bool { _$observationRegistrar.isDeleted }
  public var hasChanges: Bool { modelContext?.hasUnsaved(self) ?? false }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct PersistentIdentifier: Hashable, Identifiable, CustomStringConvertible, Sendable {
  final class Identity: @unchecked Sendable {
    /// The 1-based number of the model among the models of its class, in the order of insertion.
    var number = 0
  }
  let identity: Identity
  public let entityName: String

  public var id: PersistentIdentifier { self }
  public var description: String {
    identity.number > 0 ? "\(entityName)/\(identity.number)" : "\(entityName)/temporary"
  }
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Predicates compare values that can be encoded. A decoded identifier is that of no model.
extension PersistentIdentifier: Codable {
  private enum CodingKeys: CodingKey {
    case entityName, number
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    identity = Identity()
    entityName = try values.decode(String.self, forKey: .entityName)
    identity.number = try values.decode(Int.self, forKey: .number)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(entityName, forKey: .entityName)
    try values.encode(identity.number, forKey: .number)
  }
}
