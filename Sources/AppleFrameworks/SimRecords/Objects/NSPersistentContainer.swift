// What an app makes at its start: a container with a context, whose store is in memory, whatever its address says.

public import Foundation

open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The address of the store, where nothing is written.
  open var url: URL?
  open var type: String = NSSQLiteStoreType
  open var configuration: String?
  /// Accepted: a store is there at once.
  open var shouldAddStoreAsynchronously = false
  /// Accepted: a store is new, so nothing migrates.
  open var shouldMigrateStoreAutomatically = true
  /// Accepted: a store is new, so nothing migrates.
  open var shouldInferMappingModelAutomatically = true
  open var isReadOnly = false
  private(set) var options: [String: NSObject] = [:]
  /// How the store is synchronised; it is not.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  /// Creates a description of a store at an address.
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// Which cloud a store is synchronised with; none.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The name of the container in the cloud.
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A description of a model; the classes say all.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public override init() {}
  /// Creates the model of a file, which is not read.
  public init?(contentsOf url: URL) {}
  /// Creates the model of all files, which are not read.
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

/// A container that encapsulates the Core Data stack in your app.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container of the model of a name.
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

  /// Loads the stores, which are there at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }

  /// Creates a context that works beside the views'; here on the main queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own, on the main queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container that is synchronised with a cloud; it is not.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Who wins where two contexts changed the same; contexts share their objects, so nobody has to.
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
/// The kind of a store in a file.
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option of a history; there is none.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of changes from elsewhere; there are none.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
