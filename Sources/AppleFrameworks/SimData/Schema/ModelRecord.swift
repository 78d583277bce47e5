// What stands between a model and those who watch it: observation, the inverse of a relationship, and the context.
//
// The compiler's own `@ObservationTracked` writes the accessors of each property, and asks what is called
// `_$observationRegistrar` there. In a model that is a record.

import Observation

/// What observes a model and knows its context.
public final class ModelRecord {
  private let registrar = ObservationRegistrar()
  let identity = PersistentIdentifier.Identity()
  weak var context: ModelContext?
  var isDeleted = false
  /// What relationships that are being written led to before, the innermost last.
  private var writing: [(keyPath: AnyKeyPath, targets: [any PersistentModel])] = []

  public init() {}

  public func access<M: PersistentModel, V>(_ model: M, keyPath: KeyPath<M, V>) {
    if context?.isFetching != true { registrar.access(model, keyPath: keyPath) }
  }

  /// A property is about to be written.
  public func willSet<M: PersistentModel, V>(_ model: M, keyPath: KeyPath<M, V>) {
    let property = EntityDescription.of(M.self).property(at: keyPath)
    if let property { context?.willChange(model, property) }
    if let property, property.destination != nil {
      writing.append((keyPath, property.targets(model)))
    }
    registrar.willSet(model, keyPath: keyPath)
  }

  public func didSet<M: PersistentModel, V>(_ model: M, keyPath: KeyPath<M, V>) {
    registrar.didSet(model, keyPath: keyPath)
    if let last = writing.last, last.keyPath == keyPath {
      writing.removeLast()
      follow(model, keyPath, from: last.targets)
    }
    context?.didChange(model)
  }

  /// A property is written by a closure.
  public func withMutation<M: PersistentModel, V, Result>(
    of model: M, keyPath: KeyPath<M, V>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(model, keyPath: keyPath)
    defer { didSet(model, keyPath: keyPath) }
    return try mutation()
  }

  /// The other side of a relationship follows, and a model that is related to one in a context comes into it.
  private func follow(
    _ model: any PersistentModel, _ keyPath: AnyKeyPath, from old: [any PersistentModel]
  ) {
    let entity = EntityDescription.of(type(of: model))
    guard let relationship = entity.property(at: keyPath) else { return }
    let new = relationship.targets(model)
    let inverse = entity.inverse(of: relationship)
    for target in old where !new.contains(where: { $0 === target }) {
      inverse?.remove(target, model)
    }
    for target in new where !old.contains(where: { $0 === target }) {
      inverse?.add(target, model)
      if let context {
        context.insert(target)
      } else if let context = target.modelContext {
        context.insert(model)
      }
    }
  }
}
