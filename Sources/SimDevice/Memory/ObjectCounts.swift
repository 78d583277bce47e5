// The objects of user code by class and by view, which identify the sources of leaks and turnover.

package import SimCore
package import SimViews

/// The objects of one class that were created for views of one type.
package struct ObjectCount: Hashable, Sendable {
  /// The name of the class, or the kind of storage.
  package let type: String
  /// The view for which the objects were created.
  package let owner: ViewOwner
  /// The category of their memory.
  package let category: AllocationCategory
  package var live = 0
  /// The charged bytes of the live objects.
  package var liveBytes = Bytes.zero
  /// The largest number of live objects at one time.
  package var peak = 0
  /// The number of objects created since the beginning.
  package var made = 0
  /// The charged bytes of the created objects.
  package var madeBytes = Bytes.zero

  init(type: String, owner: ViewOwner, category: AllocationCategory) {
    self.type = type
    self.owner = owner
    self.category = category
  }
}

/// The recorded objects until they are freed.
struct ObjectCounts {
  struct Entry {
    let place: Int
    let size: Bytes
  }

  private struct Key: Hashable {
    let metadata: UInt
    let owner: ViewOwner
  }

  /// The counts in the order in which their first objects were created.
  private(set) var counts: [ObjectCount] = []
  private var places: [Key: Int] = [:]
  // The last recorded kind of object, because objects of one kind are often consecutive.
  private var last: (key: Key, place: Int)?
  // Accessed by address only and never iterated, because addresses differ between runs.
  private var living: [UInt: Entry] = [:]

  /// Records a new object.
  ///
  /// - Returns: its count, with the owner and the category.
  mutating func add(_ event: AllocationEvent, size: Bytes) -> ObjectCount {
    let key = Key(metadata: event.metadata, owner: ViewOwner(index: UInt16(event.owner - 1)))
    let place = place(of: key, event)
    counts[place].live += 1
    counts[place].liveBytes += size
    counts[place].peak = max(counts[place].peak, counts[place].live)
    counts[place].made += 1
    counts[place].madeBytes += size
    living[event.address] = Entry(place: place, size: size)
    return counts[place]
  }

  /// Records the deallocation of an object.
  ///
  /// - Returns: its count and its size, or nil if it was not recorded.
  mutating func remove(at address: UInt) -> (count: ObjectCount, size: Bytes)? {
    guard let entry = living.removeValue(forKey: address) else { return nil }
    counts[entry.place].live -= 1
    counts[entry.place].liveBytes -= entry.size
    return (counts[entry.place], entry.size)
  }

  private mutating func place(of key: Key, _ event: AllocationEvent) -> Int {
    if let last, last.key == key { return last.place }
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = counts.count
      places[key] = place
      counts.append(
        ObjectCount(
          type: event.typeName, owner: key.owner, category: event.storage.category))
    }
    last = (key, place)
    return place
  }
}

extension AllocationEvent.Storage {
  /// The category of this kind of storage.
  fileprivate var category: AllocationCategory {
    switch self {
    case .object: .models
    case .closure, .box: .closures
    case .buffer: .viewValues
    case .unknown: .other
    }
  }
}
