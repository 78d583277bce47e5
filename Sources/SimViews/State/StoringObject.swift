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
    for taker in takers[key] ?? [] {
      if let teller = taker.place as? StoringObject, teller.object === object { return teller }
    }
    takers[key]?.removeAll { hasEnded($0.place) }
    announcers.removeAll { hasEnded($0.place) }
    let teller = StoringObject(object)
    let announce = { [unowned teller] in teller.announce() }
    // Who hears of every write hears of this key's among them.
    let isHeardAlways = isHeardAlways(key)
    if isHeardAlways { announcers.append((teller, announce)) }
    takers[key, default: []].append((teller, { _ in if !isHeardAlways { announce() } }))
    return teller
  }
  private func hasEnded(_ place: AnyObject) -> Bool {
    (place as? StoringObject).map { $0.object == nil } ?? false
  }
}
