// A container: the models of a schema, in memory.

public import Foundation

/// The configuration of a store; every store is in memory.
public struct ModelConfiguration: Sendable, Hashable, Identifiable {
  /// Accepted and ignored: no app group shares the store.
  public struct GroupContainer: Sendable, Hashable {
    let name: String
    public static let automatic = GroupContainer(name: "automatic")
    public static let none = GroupContainer(name: "none")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }
  /// Accepted and ignored: there is no CloudKit database.
  public struct CloudKitDatabase: Sendable, Hashable {
    let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  public var name: String
  /// The URL that the store would have on a device.
  public var url: URL
  /// Whether the app requested a store in memory; every store is in memory.
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

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema, allowsSave: allowsSave)
    self.url = url
  }
}

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

  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of the views; it saves automatically.
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
