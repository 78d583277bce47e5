// What is known about the classes of observable objects.

import Foundation
import SimPublishers
import SimReflection

/// A published property of a class.
struct PublishedProperty {
  /// The name in the source.
  let name: String
  let field: any PublishedField.Type
  /// Where the wrapper lies, in bytes from the beginning of the object.
  let offset: Int

  /// Where the wrapper of one object lies.
  func place(in object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
  }
}

/// What is known of the classes of objects, and the publishers of objects that have no published property.
final class PublisherTable: @unchecked Sendable {
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var properties: [ObjectIdentifier: [PublishedProperty]] = [:]
  /// The number of entries at which those of dead objects are thrown out.
  private var limit = 64

  /// The published properties of a class, those of its superclasses last; found out once a class.
  func properties(of type: AnyClass) -> [PublishedProperty] {
    let known = lock.withLock { properties[ObjectIdentifier(type)] }
    return known ?? withoutUserAttribution { inspect(type) }
  }

  private func inspect(_ type: AnyClass) -> [PublishedProperty] {
    var found: [PublishedProperty] = []
    var current: AnyClass? = type
    while let inspected = current {
      for field in storedClassFields(of: inspected) {
        guard let wrapper = field.type as? any PublishedField.Type else { continue }
        let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
        found.append(PublishedProperty(name: name, field: wrapper, offset: field.offset))
      }
      current = _getSuperclass(inspected)
    }
    lock.withLock { properties[ObjectIdentifier(type)] = found }
    return found
  }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    withoutUserAttribution { entry(of: object) }
  }

  /// What the table allocates belongs to the runtime, not to the code that asks.
  private func withoutUserAttribution<R>(_ body: () -> R) -> R {
    guard ThreadPlace.isOfDevice else { return body() }
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
