// The context in which objects are inserted, deleted, fetched and saved. The contexts of a container share its objects in
// memory. Unsaved changes are recorded so that they can be rolled back.

import Dispatch
public import Foundation
public import SimComponents

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Accepted and ignored: all contexts use the main queue.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }
  public enum ScheduledTaskType: Hashable, Sendable {
    case immediate
    case enqueued
  }

  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange

  public let concurrencyType: ConcurrencyType
  open var name: String?
  /// Accepted and ignored: there is no persistent history.
  open var transactionAuthor: String?
  /// Accepted and ignored: changes are not registered with the undo manager.
  open var undoManager: UndoManager?
  /// Accepted and ignored: contexts share their objects.
  open var automaticallyMergesChangesFromParent = false
  /// Accepted and ignored: contexts share their objects, so there are no conflicts.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Accepted and ignored: deletes propagate at once.
  open var propagatesDeletesAtEndOfEvent = true
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  var store = ObjectStore()
  private var inserted: [NSManagedObject] = []
  private var updated: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []

  public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { store.coordinator }
    set { if let newValue { store = newValue.store } }
  }

  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil || object.isDeleted else { return }
    object.managedObjectContext = self
    object.isDeleted = false
    store.insert(object)
    if deleted.contains(object) {
      deleted.removeAll { $0 === object }
    } else {
      object.isInserted = true
      inserted.append(object)
    }
    store.notify(object)
  }

  /// Deletes an object, removes it from all relationships and applies its delete rules.
  open func delete(_ object: NSManagedObject) {
    guard store.contains(object) else { return }
    object.prepareForDeletion()
    object.willChangeValue(forKey: "")
    store.remove(object)
    object.isDeleted = true
    for property in type(of: object)._properties where property.isRelationship {
      for target in object.targets(property.name) {
        if property.deletesTargets {
          delete(target)
        } else if let inverse = property.inverse {
          target.leave(object, inverse)
        }
      }
    }
    updated.removeAll { $0 === object }
    if inserted.contains(object) {
      inserted.removeAll { $0 === object }
    } else {
      deleted.append(object)
    }
    store.notify(object)
  }

  func receiveChange(_ object: NSManagedObject) {
    guard store.contains(object) else { return }
    if !object.isInserted, !updated.contains(object) { updated.append(object) }
    store.notify(object)
  }

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try request.results(from: store.objects).compactMap { $0 as? T }
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try request.choose(from: store.objects).count
  }

  @discardableResult
  open func execute(_ request: any NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    for object in try request.objects(of: store.objects) { delete(object) }
    return NSPersistentStoreResult()
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      preconditionFailure("The context has no object of the identifier \(objectID).")
    }
    return object
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID === objectID }
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }

  /// Makes the present values those that a rollback restores.
  open func save() throws {
    guard hasChanges else { return }
    let all = inserted + updated + deleted
    for object in all { object.willSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in all { object.commit() }
    (inserted, updated, deleted) = ([], [], [])
    for object in all { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  open func rollback() {
    let (new, changed, gone) = (inserted, updated, deleted)
    for object in gone { insert(object) }
    for object in changed + gone {
      object.restore()
      store.notify(object)
    }
    for object in new { delete(object) }
    (inserted, updated, deleted) = ([], [], [])
  }

  open func reset() { rollback() }
  /// Does nothing: changes are processed at once.
  open func processPendingChanges() {}
  /// Restores the values of the last save, unless changes are to be merged.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag { object.restore() }
  }
  /// Does nothing: objects are always up to date.
  open func refreshAllObjects() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Runs a block on the main queue.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { self.performing(block) }
  }
  public func performAndWait(_ block: () -> Void) { performing(block) }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try performing(block) }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try performing(block) }

  /// The contexts whose blocks are running, the innermost last; all blocks run on the main queue.
  nonisolated(unsafe) static var performing: [NSManagedObjectContext] = []

  private func performing<T>(_ block: () throws -> T) rethrows -> T {
    Self.performing.append(self)
    defer { Self.performing.removeLast() }
    return try block()
  }
}

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}
