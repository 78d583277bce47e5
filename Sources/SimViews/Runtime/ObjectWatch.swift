// Which property of an ObservableObject was set. The object announces a change just before it, without
// saying of what. So the contents of its published properties are noted at the announcement and
// compared when the closure that set it has run: bytes only, nothing is retained or copied.

import SimGraph
import SimPublishers
import SimReflection

/// Tells the published properties of one object apart, for all views that subscribe to it.
@MainActor
final class ObjectWatch {
  private weak var object: AnyObject?
  private unowned(unsafe) let runtime: ViewRuntime
  private let key: ObjectIdentifier
  private var properties: [PublishedPlace]?
  private var seen: [UInt64] = []
  /// What was written for the announcement that is looked at.
  private var written: [NodeID] = []
  private var cause: CauseID = .none
  private var writer = CauseName.none
  private var origin: CauseID = .none

  init(_ object: AnyObject, _ runtime: ViewRuntime) {
    self.object = object
    self.runtime = runtime
    key = ObjectIdentifier(object)
  }

  isolated deinit {
    if runtime.watches[key]?.watch == nil { runtime.watches[key] = nil }
  }

  /// Whether this is the watch of an object.
  func isWatching(_ other: AnyObject) -> Bool { object === other }

  /// The object announces a change to one more subscription.
  ///
  /// - Returns: the cause of the write.
  func announce(_ node: NodeID) -> CauseID {
    if written.isEmpty || written.contains(node) {
      resolve()
      begin()
    }
    written.append(node)
    return cause
  }

  private func begin() {
    guard let object else { return }
    let causes = runtime.causes
    cause = causes.write(
      causes.name("\(typeName(type(of: object))).objectWillChange"), in: runtime.graph)
    guard causes.isRecording else { return }
    if properties == nil { properties = PublishedPlace.all(of: object) }
    seen = properties?.map(\.fingerprint) ?? []
    runtime.announcements.append(self)
  }

  /// Updates why the views are notified, now that the property has its new value.
  func resolve() {
    defer { written.removeAll(keepingCapacity: true) }
    guard !written.isEmpty, let object, let properties else { return }
    guard let index = properties.indices.first(where: { properties[$0].fingerprint != seen[$0] })
    else { return }
    let causes = runtime.causes
    let named = causes.renamed(
      cause, causes.name("\(typeName(type(of: object))).\(properties[index].name)"))
    for node in written where runtime.graph.isLive(node) {
      runtime.graph.setCause(named, of: node)
    }
  }
}

/// A watch that its subscriptions keep.
struct WeakWatch {
  weak var watch: ObjectWatch?
}

extension ViewRuntime {
  /// The watch of an object, made for the first view that subscribes to it.
  func watch(_ object: AnyObject) -> ObjectWatch {
    if let known = watches[ObjectIdentifier(object)]?.watch, known.isWatching(object) {
      return known
    }
    let made = ObjectWatch(object, self)
    watches[ObjectIdentifier(object)] = WeakWatch(watch: made)
    return made
  }

  /// Finds out which properties were set by the code that has just run.
  func nameAnnouncedProperties() {
    guard !announcements.isEmpty else { return }
    runningEngine {
      let waiting = announcements
      announcements.removeAll(keepingCapacity: true)
      for watch in waiting { watch.resolve() }
    }
  }
}

/// Where the value of one published property of one object lies, as long as the object is alive.
struct PublishedPlace {
  let name: String
  private let address: UnsafeRawPointer
  private let size: Int

  /// A hash of the bytes of the value.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in 0..<size {
      hash ^= UInt64(address.load(fromByteOffset: offset, as: UInt8.self))
      hash = hash &* 0x100_0000_01B3
    }
    return hash
  }

  /// The published properties of an object, those of its superclasses last.
  static func all(of object: AnyObject) -> [PublishedPlace] {
    PublisherTable.shared.properties(of: type(of: object)).map { property in
      let (address, size) = property.field.valuePlace(at: property.place(in: object))
      return PublishedPlace(name: property.name, address: address, size: size)
    }
  }
}
