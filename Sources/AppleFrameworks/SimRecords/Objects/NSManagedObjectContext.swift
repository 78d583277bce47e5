// Where objects are inserted, deleted, fetched and saved. Contexts of one container share its objects, in memory; what was not
// saved is known, so that it can be rolled back.

import Dispatch
public import Foundation
public import SimComponents

/// An object space to manipulate and track changes to managed objects.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// On which queue a context works; here all work on the main one.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }
  public enum ScheduledTaskType: Hashable, Sendable {
    case immediate
    case enqueued
  }

  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted when objects of the context have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange

  /// The queue on which the context works.
  public let concurrencyType: ConcurrencyType
  open var name: String?
  /// The author, for a history; there is none.
  open var transactionAuthor: String?
  /// What undoes changes, if anything does; changes are not registered with it.
  open var undoManager: UndoManager?
  /// Whether changes of other contexts come in by themselves; contexts share their objects, so they do.
  open var automaticallyMergesChangesFromParent = false
  /// Who wins a conflict; there is none.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether deleted objects are looked after at the end of an event.
  open var propagatesDeletesAtEndOfEvent = true
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  var store = ObjectStore()
  private var inserted: [NSManagedObject] = []
  private var updated: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []

  /// Creates a context that works on a queue.
  public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }
  /// Creates a context that works on a queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { store.coordinator }
    set { if let newValue { store = newValue.store } }
  }

  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  /// The objects that were inserted and not saved.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// The objects that were changed and not saved.
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// The objects that were deleted and not saved.
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

  /// Deletes an object, leaves it out of all relationships, and deletes what its own say.
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

  /// The objects that a request asks for.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try request.choose(from: store.objects).compactMap { $0 as? T }
  }

  /// How many objects a request asks for.
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

  /// The object of an identifier, if there is one.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID === objectID }
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }

  /// Makes the values of now those that a rollback brings back.
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
  /// Accepted: what was changed is known at once.
  open func processPendingChanges() {}
  /// Brings an object's values of the last save back, unless changes are to be kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag { object.restore() }
  }
  /// Accepted: objects are always as they are.
  open func refreshAllObjects() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Runs a block on the main queue.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }
  public func performAndWait(_ block: () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
}

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted when objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}
