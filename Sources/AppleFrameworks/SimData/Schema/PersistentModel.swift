// What `@Model` makes of a class. The macro writes the record, what it is asked of, and the list of properties.

public import Observation

/// An interface that lets a class be kept by a model container.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The properties that are kept, in the order of the source.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Groups of properties whose values, taken together, no two models share.
  static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
  /// What observes the model and knows its context.
  var _$observationRegistrar: ModelRecord { get }
}

extension PersistentModel {
  public static var _uniqueKeyPaths: [[AnyKeyPath]] { [] }
  /// The identifier of the model, which never changes here.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(identity: _$observationRegistrar.identity, entityName: "\(Self.self)")
  }
  /// The identifier of the model, for a class that declares none of its own.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that the model was inserted into.
  public var modelContext: ModelContext? { _$observationRegistrar.context }
  public var isDeleted: Bool { _$observationRegistrar.isDeleted }
  /// Whether the model has changes that were not saved.
  public var hasChanges: Bool { modelContext?.hasUnsaved(self) ?? false }

  /// A model is equal to itself alone.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// A model is told by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What tells a model from all others.
public struct PersistentIdentifier: Hashable, Identifiable, CustomStringConvertible, Sendable {
  final class Identity: @unchecked Sendable {
    /// Which of its container's models of this class it is, counted from 1 in the order of insertion.
    var number = 0
  }
  let identity: Identity
  public let entityName: String

  public var id: PersistentIdentifier { self }
  /// The class and the number, or that it was not inserted yet.
  public var description: String {
    identity.number > 0 ? "\(entityName)/\(identity.number)" : "\(entityName)/temporary"
  }
  /// Identifiers are equal that belong to the same model.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
