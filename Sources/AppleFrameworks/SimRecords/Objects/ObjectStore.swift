// The objects of a container, in memory, and the fetch requests that observe them.

protocol ObjectWatcher: AnyObject {
  func receiveChange(_ object: NSManagedObject)
}

/// The objects of a container in the order of insertion.
final class ObjectStore {
  private struct Watcher {
    weak var watcher: (any ObjectWatcher)?
  }
  private(set) var objects: [NSManagedObject] = []
  private var known: Set<ObjectIdentifier> = []
  private var watchers: [Watcher] = []
  weak var coordinator: NSPersistentStoreCoordinator?

  func contains(_ object: NSManagedObject) -> Bool { known.contains(ObjectIdentifier(object)) }

  func insert(_ object: NSManagedObject) {
    if known.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  func remove(_ object: NSManagedObject) {
    guard known.remove(ObjectIdentifier(object)) != nil else { return }
    objects.removeAll { $0 === object }
  }

  /// Notifies a watcher of every change for as long as it exists.
  func add(_ watcher: any ObjectWatcher) {
    watchers.removeAll { $0.watcher == nil }
    watchers.append(Watcher(watcher: watcher))
  }

  func notify(_ object: NSManagedObject) {
    for entry in watchers { entry.watcher?.receiveChange(object) }
  }
}
