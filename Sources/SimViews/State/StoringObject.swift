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
  /// What tells an object of the values that others write for a key.
  func teller(of object: AnyObject, for key: String) -> StoringObject {
    var known = takers[key] ?? []
    for taker in known {
      if let teller = taker.place as? StoringObject, teller.object === object { return teller }
    }
    known.removeAll { ($0.place as? StoringObject).map { $0.object == nil } ?? false }
    let teller = StoringObject(object)
    known.append((teller, { [unowned teller] _ in teller.announce() }))
    takers[key] = known
    return teller
  }
}
