// The schema: the model classes and the options of their properties.

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
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  public struct Entity: Sendable, Hashable {
    public let name: String
  }

  public struct Attribute: Sendable {
    public struct Option: Sendable, Equatable {
      let name: String
      public static let unique = Option(name: "unique")
      /// Accepted and ignored: the store has no external storage.
      public static let externalStorage = Option(name: "externalStorage")
      /// Accepted and ignored: there is no Spotlight index.
      public static let spotlight = Option(name: "spotlight")
      /// Accepted and ignored: there is no persistent history.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      /// Accepted and ignored: the store is in memory.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Accepted and ignored: the value is stored as it is.
      public static func transformable(by name: String) -> Option { Option(name: name) }
    }
    let options: [Option]
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
    var isUnique: Bool { options.contains(.unique) }
  }

  public struct Relationship: @unchecked Sendable {
    public enum DeleteRule: String, Sendable, Codable {
      case noAction
      case nullify
      case cascade
      /// A model with related models is not deleted.
      case deny
    }
    public struct Option: Sendable, Equatable {
      let name: String
      public static let unique = Option(name: "unique")
    }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?
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

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The models in the order of the initializer, followed by related models.
  public var entities: [Entity] {
    EntityDescription.reachable(from: types).map { Entity(name: $0.name) }
  }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// An interface for describing the migration between versions of a schema.
///
/// A store in memory starts empty, so no plan is ever executed.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
