// The objects of user code by class and by the view for which they were made: so that what leaks and
// what churns has a name.

package import SimCore
package import SimViews

/// The objects of one class that were made for views of one type.
package struct ObjectCount: Hashable, Sendable {
  /// The name of the class, or what kind of storage it is.
  package let type: String
  /// The view in whose body, or for whose sake, they were made.
  package let owner: ViewOwner
  /// The category of their memory.
  package let category: AllocationCategory
  package var live = 0
  /// The charged bytes of those that live.
  package var liveBytes = Bytes.zero
  /// The most that lived at one time.
  package var peak = 0
  /// How many were made since the beginning.
  package var made = 0
  /// The charged bytes of those that were made.
  package var madeBytes = Bytes.zero

  init(type: String, owner: ViewOwner, category: AllocationCategory) {
    self.type = type
    self.owner = owner
    self.category = category
  }
}

/// Every object that was seen to be allocated, until it is freed.
struct ObjectCounts {
  /// An object that lives.
  struct Entry {
    let place: Int
    let size: Bytes
  }

  private struct Key: Hashable {
    let metadata: UInt
    let owner: ViewOwner
  }

  /// The counts, in the order in which their first objects were made.
  private(set) var counts: [ObjectCount] = []
  private var places: [Key: Int] = [:]
  // The kind of object that was made last: they come in runs.
  private var last: (key: Key, place: Int)?
  // Looked up by address only; addresses differ from run to run, so it is never walked.
  private var living: [UInt: Entry] = [:]

  /// Notes a new object.
  ///
  /// - Returns: whose it is and in which category.
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

  /// Notes the end of an object.
  ///
  /// - Returns: its count and its size, or nil for an object that was not noted.
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
  /// The category to which storage of this kind is attributed.
  fileprivate var category: AllocationCategory {
    switch self {
    case .object: .models
    case .closure, .box: .closures
    case .buffer: .viewValues
    case .unknown: .other
    }
  }
}
