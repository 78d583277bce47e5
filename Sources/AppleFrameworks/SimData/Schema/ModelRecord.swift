// The registrar of a model: observation, inverse relationships and the model's context.
//
// The accessors that `@ObservationTracked` generates use a member named `_$observationRegistrar`. In a model, that member is
// a `ModelRecord`.

import Observation

/// The observation registrar of a model, which also refers to its context.
public final class ModelRecord {
  private let registrar = ObservationRegistrar()
  let identity = PersistentIdentifier.Identity()
  weak var context: ModelContext?
  var isDeleted = false
  /// The previous targets of the relationships that are being written, from the outermost write to
  /// the innermost.
  private var writing: [(keyPath: AnyKeyPath, targets: [any PersistentModel])] = []

  public init() {}

  public func access<M: PersistentModel, V>(_ model: M, keyPath: KeyPath<M, V>) {
    if context?.isFetching != true { registrar.access(model, keyPath: keyPath) }
  }

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

  public func withMutation<M: PersistentModel, V, Result>(
    of model: M, keyPath: KeyPath<M, V>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(model, keyPath: keyPath)
    defer { didSet(model, keyPath: keyPath) }
    return try mutation()
  }

  /// Updates the inverse of a relationship and inserts the related models into the context.
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
