// Objects with properties that refer to keys of the defaults.

/// An object with a property that refers to a key of the defaults.
final class StoringObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Says that the object changes, as for a published property.
  func announce() {
    func announce<Object: ObservableObject>(_ object: Object) {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
    if let object = object as? any ObservableObject { announce(object) }
  }
}

extension ValueStorage {
  /// The observer of an object for a key, of the store to which the code on the calling thread refers.
  ///
  /// On a thread that may not touch that store it is one that is not notified.
  nonisolated static func observer(of object: AnyObject, for key: String) -> StoringObject {
    nonisolated(unsafe) let object = object
    if let runtime {
      guard runtime.gate.isOpen else { return StoringObject(object) }
      return runtime.gate.asMainThread { runtime.storage.observer(of: object, for: key) }
    }
    guard ThreadPlace.mayBeMain else { return StoringObject(object) }
    return MainActor.withoutCheck { outside.observer(of: object, for: key) }
  }

  /// What tells an object of the values that others write for a key.
  func observer(of object: AnyObject, for key: String) -> StoringObject {
    for taker in receivers[key] ?? [] {
      if let observer = taker.place as? StoringObject, observer.object === object {
        return observer
      }
    }
    receivers[key]?.removeAll { hasEnded($0.place) }
    announcers.removeAll { hasEnded($0.place) }
    let observer = StoringObject(object)
    let announce = { [unowned observer] in observer.announce() }
    // An observer of every write is also notified of this key's.
    let notifiesAlways = notifiesAlways(key)
    if notifiesAlways { announcers.append((observer, announce)) }
    receivers[key, default: []].append((observer, { _ in if !notifiesAlways { announce() } }))
    return observer
  }
  private func hasEnded(_ place: AnyObject) -> Bool {
    (place as? StoringObject).map { $0.object == nil } ?? false
  }
}
