// `ObservableObject` under its own name. OpenCombine's finds the publisher through the `@Published` properties and
// makes another one at each access where there are none, so that `objectWillChange.send()` of such a class is heard by
// nobody. Here such an object has one publisher, as in Combine: it lives as long as the object.
//
// SimViews hands OpenCombine on, and the face hands on SimViews: so this protocol is what `ObservableObject` means to
// whoever imports the face.

import Foundation
@_exported public import OpenCombine

/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension OpenCombine.ObservableObject
where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// OpenCombine's own publisher, past the requirement, which would lead back here.
  @_silgen_name(
    "$s11OpenCombine16ObservableObjectPA2A0cD9PublisherC0d10WillChangeE0RtzrlE06objectfG0AEvg")
  fileprivate func publisherOfProperties() -> ObservableObjectPublisher
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.knowsProperties(of: type(of: self))
      ? publisherOfProperties() : PublisherTable.shared.publisher(of: self)
  }
}

/// Marks the wrapper of published properties.
protocol PublishedWrapper {}
extension Published: PublishedWrapper {}

/// The publishers of objects that have no published property.
private final class PublisherTable: @unchecked Sendable {
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var publishes: [ObjectIdentifier: Bool] = [:]
  /// The number of entries at which those of dead objects are thrown out.
  private var limit = 64

  /// Whether a class or one above it has a published property; found out once a class.
  func knowsProperties(of type: AnyClass) -> Bool {
    let known = lock.withLock { publishes[ObjectIdentifier(type)] }
    return known ?? asEngine { inspect(type) }
  }

  private func inspect(_ type: AnyClass) -> Bool {
    lock.withLock {
      var found = false
      var current: AnyClass? = type
      while let inspected = current, !found {
        found = storedClassFields(of: inspected).contains { $0.type is any PublishedWrapper.Type }
        current = _getSuperclass(inspected)
      }
      publishes[ObjectIdentifier(type)] = found
      return found
    }
  }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    asEngine { entry(of: object) }
  }

  /// What the table allocates belongs to the runtime, not to the code that asks.
  private func asEngine<R>(_ body: () -> R) -> R {
    MainActor.withoutCheck { ViewRuntime.current?.report(.willRunEngine) }
    defer { MainActor.withoutCheck { ViewRuntime.current?.report(.didRunEngine) } }
    return body()
  }

  private func entry(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
