// The schema: which models there are, and what is said of their properties.

/// An object that maps model classes to what is kept of them.
public final class Schema: @unchecked Sendable {
  public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int
    let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
    public var description: String { "\(major).\(minor).\(patch)" }
    /// Versions are ordered by their numbers, the first one first.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// A model, as a schema knows it.
  public struct Entity: Sendable, Hashable {
    public let name: String
  }

  /// What is said of a property that holds a value.
  public struct Attribute: Sendable {
    public struct Option: Sendable, Equatable {
      let name: String
      /// No two models have the same value.
      public static let unique = Option(name: "unique")
      /// The value is kept beside the store; here it is kept as any other.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is found by the system's search; there is none here.
      public static let spotlight = Option(name: "spotlight")
      /// The value outlives the model in the history; there is none here.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      /// The value may be encrypted; nothing is written here.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value goes through a transformer of Foundation's; here it is kept as it is.
      public static func transformable(by name: String) -> Option { Option(name: name) }
    }
    let options: [Option]
    /// Creates what is said of an attribute.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
    var isUnique: Bool { options.contains(.unique) }
  }

  /// What is said of a property that holds other models.
  public struct Relationship: @unchecked Sendable {
    /// What becomes of related models when a model is deleted.
    public enum DeleteRule: String, Sendable, Codable {
      case noAction
      case nullify
      case cascade
      /// A model that has any is not deleted.
      case deny
    }
    public struct Option: Sendable, Equatable {
      let name: String
      /// The relationship may only lead to one model.
      public static let unique = Option(name: "unique")
    }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?
    /// Creates what is said of a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }

  let types: [any PersistentModel.Type]
  public let version: Version

  /// Creates a schema from classes of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema from classes of models.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The models, in the order in which they were named; what is related to them follows.
  public var entities: [Entity] {
    EntityDescription.reachable(from: types).map { Entity(name: $0.name) }
  }
}

/// An interface for describing a specific version of a schema.
public protocol VersionedSchema {
  /// The classes of models of this version.
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// An interface for describing how data go from one version of a schema to the next.
///
/// A store in memory begins empty, so no plan is ever carried out.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps from each to the next.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to the next.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
