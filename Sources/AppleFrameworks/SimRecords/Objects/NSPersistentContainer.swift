// The persistent container. Its store is in memory, also if it has a URL.

public import Foundation

open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The URL of the store; nothing is written there.
  open var url: URL?
  open var type: String = NSSQLiteStoreType
  open var configuration: String?
  /// Accepted and ignored: the store is loaded at once.
  open var shouldAddStoreAsynchronously = false
  /// Accepted and ignored: a new store needs no migration.
  open var shouldMigrateStoreAutomatically = true
  /// Accepted and ignored: a new store needs no migration.
  open var shouldInferMappingModelAutomatically = true
  open var isReadOnly = false
  private(set) var options: [String: NSObject] = [:]
  /// Accepted and ignored: the store is not synchronized.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A managed object model; the classes describe the entities, so it is empty.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public override init() {}
  /// Creates an empty model without reading the file.
  public init?(contentsOf url: URL) {}
  /// Returns an empty model without reading any file.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  let store = ObjectStore()
  public let managedObjectModel: NSManagedObjectModel

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    store.coordinator = self
  }
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appending(path: "\(name).sqlite"))
    ]
  }

  public var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }

  open class func defaultDirectoryURL() -> URL { URL(filePath: "/Library/Application Support") }

  /// Loads the stores and calls the block before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }

  /// Creates a context on the main queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a new context on the main queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context on the main queue.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container that is not synchronized with CloudKit.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Accepted and ignored: contexts share their objects, so there are no conflicts.
public final class NSMergePolicy: NSObject, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  public static let error = NSMergePolicy("error")
  public static let mergeByPropertyStoreTrump = NSMergePolicy("mergeByPropertyStoreTrump")
  public static let mergeByPropertyObjectTrump = NSMergePolicy("mergeByPropertyObjectTrump")
  public static let overwrite = NSMergePolicy("overwrite")
  public static let rollback = NSMergePolicy("rollback")
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
/// Accepted and ignored: there is no persistent history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Accepted and ignored: there are no remote changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
