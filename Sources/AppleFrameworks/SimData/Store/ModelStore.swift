// The models of a container, in memory, grouped by class.

import Foundation
@_spi(Runtime) import SimViews

/// The models of one class in the order of insertion.
private struct EntityStore {
  var slots: [(any PersistentModel)?] = []
  var places: [ObjectIdentifier: Int] = [:]
  var inserted = 0

  mutating func insert(_ model: any PersistentModel) {
    places[ObjectIdentifier(model)] = slots.count
    slots.append(model)
    inserted += 1
  }

  mutating func remove(_ model: any PersistentModel) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(model)) else { return }
    slots[place] = nil
    guard slots.count > 32, places.count * 2 < slots.count else { return }
    slots = slots.filter { $0 != nil }
    for (place, model) in slots.enumerated() {
      if let model { places[ObjectIdentifier(model)] = place }
    }
  }
}

final class ModelStore {
  private var entities: [ObjectIdentifier: EntityStore] = [:]
  private var watchers: [Watcher] = []

  private struct Watcher {
    let entity: ObjectIdentifier
    weak var query: (any StoreWatcher)?
  }

  private func key(_ model: any PersistentModel) -> ObjectIdentifier {
    ObjectIdentifier(type(of: model))
  }

  func contains(_ model: any PersistentModel) -> Bool {
    entities[key(model)]?.places[ObjectIdentifier(model)] != nil
  }

  func insert(_ model: any PersistentModel) {
    entities[key(model), default: EntityStore()].insert(model)
    let identity = model._$observationRegistrar.identity
    if identity.number == 0 { identity.number = entities[key(model)]?.inserted ?? 0 }
  }

  func remove(_ model: any PersistentModel) { entities[key(model)]?.remove(model) }

  func models<T: PersistentModel>(of type: T.Type) -> [T] {
    entities[ObjectIdentifier(type)]?.slots.compactMap { $0 as? T } ?? []
  }

  /// Returns the model of an identifier.
  ///
  /// Identifiers are unique, so the order of the classes does not matter.
  func model(of id: PersistentIdentifier) -> (any PersistentModel)? {
    for entity in entities.values {
      let found = entity.slots.lazy.compactMap { $0 }
        .first { $0._$observationRegistrar.identity === id.identity }
      if let found { return found }
    }
    return nil
  }

  /// Returns all models of the same class as a model.
  func models(like model: any PersistentModel) -> [any PersistentModel] {
    entities[key(model)]?.slots.compactMap { $0 } ?? []
  }

  /// Notifies a query of changes to the models of a class for as long as the query exists.
  func add<T: PersistentModel>(_ query: any StoreWatcher, of type: T.Type) {
    watchers.removeAll { $0.query == nil }
    watchers.append(Watcher(entity: ObjectIdentifier(type), query: query))
  }

  /// Notifies the queries of a model's class on the main thread, where their views are.
  ///
  /// A context merges the changes of another thread in the same way.
  func notify(_ model: any PersistentModel, _ change: ModelChange) {
    if ViewRuntime.ambient({ $0.isOnWorker }) == true {
      nonisolated(unsafe) let (store, model) = (self, model)
      return DispatchQueue.main.async { store.notify(model, change) }
    }
    let entity = key(model)
    for watcher in watchers where watcher.entity == entity {
      watcher.query?.receiveChange(model, change)
    }
  }
}

enum ModelChange { case inserted, changed, deleted }

protocol StoreWatcher: AnyObject {
  func receiveChange(_ model: any PersistentModel, _ change: ModelChange)
}
