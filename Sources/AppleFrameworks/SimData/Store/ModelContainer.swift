// A container: the models of a schema, in memory.

public import Foundation

/// How a container keeps its models: here in memory, whatever is asked for.
public struct ModelConfiguration: Sendable, Hashable, Identifiable {
  /// Which group of apps shares the store; none does here.
  public struct GroupContainer: Sendable, Hashable {
    let name: String
    /// The one that the app is entitled to, if any.
    public static let automatic = GroupContainer(name: "automatic")
    public static let none = GroupContainer(name: "none")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }
  /// Which database in the cloud is kept equal; none is here.
  public struct CloudKitDatabase: Sendable, Hashable {
    let name: String
    /// The one that the app is entitled to, if any.
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  public var name: String
  /// Where the store would be on a phone.
  public var url: URL
  /// Whether the store is in memory alone, as asked for; it is in any case.
  public var isStoredInMemoryOnly: Bool
  public var allowsSave: Bool
  public var id: String { name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/\(self.name).store")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// Creates a configuration of a store at a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema, allowsSave: allowsSave)
    self.url = url
  }
}

/// An object that manages an app's schema and model storage configuration.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()
  private let known: Set<ObjectIdentifier>
  private var context: ModelContext?

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
    known = Set(EntityDescription.reachable(from: schema.types).map { ObjectIdentifier($0.type) })
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for classes of models.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of the views, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let context { return context }
    let made = ModelContext(self)
    made.autosaveEnabled = true
    context = made
    return made
  }

  func knows(_ type: any PersistentModel.Type) -> Bool { known.contains(ObjectIdentifier(type)) }

  @MainActor public func deleteAllData() {
    for entity in EntityDescription.reachable(from: schema.types) { empty(entity.type) }
  }

  @MainActor private func empty<T: PersistentModel>(_ type: T.Type) {
    for model in store.models(of: type) { mainContext.delete(model) }
  }
}
