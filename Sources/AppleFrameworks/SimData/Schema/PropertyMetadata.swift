// A property of a model. The initializers take a typed key path and store closures without its types.

extension Schema {
  public struct PropertyMetadata: @unchecked Sendable {
    let name: String
    let keyPath: AnyKeyPath
    let isUnique: Bool
    let relationship: Relationship?
    /// The class of the related models, or nil for an attribute.
    let destination: (any PersistentModel.Type)?
    /// Returns a closure that restores the present value.
    let snapshot: (any PersistentModel) -> () -> Void
    /// Copies the value from one model to another.
    let copy: (any PersistentModel, any PersistentModel) -> Void
    /// The value, if it is hashable.
    let value: (any PersistentModel) -> AnyHashable?
    let targets: (any PersistentModel) -> [any PersistentModel]
    /// Adds a model to the relationship, or replaces the model of a to-one relationship.
    let add: (any PersistentModel, any PersistentModel) -> Void
    /// Removes a model from the relationship.
    let remove: (any PersistentModel, any PersistentModel) -> Void

    private init<M: PersistentModel, V>(
      _ name: String, at keyPath: ReferenceWritableKeyPath<M, V>, isUnique: Bool,
      _ relationship: Relationship?, _ destination: (any PersistentModel.Type)?,
      targets: @escaping (V) -> [any PersistentModel] = { _ in [] },
      adding: @escaping (V, any PersistentModel) -> V? = { _, _ in nil },
      removing: @escaping (V, any PersistentModel) -> V? = { _, _ in nil }
    ) {
      self.name = name
      self.keyPath = keyPath
      self.isUnique = isUnique
      self.relationship = relationship
      self.destination = destination
      snapshot = { model in
        guard let model = model as? M else { return {} }
        let value = model[keyPath: keyPath]
        return { model[keyPath: keyPath] = value }
      }
      copy = { from, to in
        guard let from = from as? M, let to = to as? M else { return }
        to[keyPath: keyPath] = from[keyPath: keyPath]
      }
      value = { ($0 as? M)?[keyPath: keyPath] as? AnyHashable }
      self.targets = { model in (model as? M).map { targets($0[keyPath: keyPath]) } ?? [] }
      add = { model, target in
        guard let model = model as? M, let value = adding(model[keyPath: keyPath], target) else {
          return
        }
        model[keyPath: keyPath] = value
      }
      remove = { model, target in
        guard let model = model as? M, let value = removing(model[keyPath: keyPath], target)
        else { return }
        model[keyPath: keyPath] = value
      }
    }

    public init<M: PersistentModel, V>(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<M, V>, attribute: Attribute? = nil,
      relationship: Relationship? = nil
    ) {
      self.init(name, at: keyPath, isUnique: attribute?.isUnique ?? false, nil, nil)
    }

    public init<M: PersistentModel, D: PersistentModel>(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<M, D>, attribute: Attribute? = nil,
      relationship: Relationship? = nil
    ) {
      self.init(
        name, at: keyPath, isUnique: false, relationship ?? Relationship(), D.self,
        targets: { [$0] }, adding: { $0 === $1 ? nil : $1 as? D })
    }

    public init<M: PersistentModel, D: PersistentModel>(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<M, D?>, attribute: Attribute? = nil,
      relationship: Relationship? = nil
    ) {
      self.init(
        name, at: keyPath, isUnique: false, relationship ?? Relationship(), D.self,
        targets: { $0.map { [$0] } ?? [] },
        adding: { old, new in old === new ? .none : (new as? D).map { .some($0) } },
        removing: { old, target in old === target ? .some(nil) : .none })
    }

    public init<M: PersistentModel, D: PersistentModel>(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<M, [D]>, attribute: Attribute? = nil,
      relationship: Relationship? = nil
    ) {
      self.init(
        name, at: keyPath, isUnique: false, relationship ?? Relationship(), D.self,
        targets: { $0 }, adding: { Self.adding($1, to: $0) },
        removing: { Self.removing($1, from: $0) })
    }

    public init<M: PersistentModel, D: PersistentModel>(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<M, [D]?>, attribute: Attribute? = nil,
      relationship: Relationship? = nil
    ) {
      self.init(
        name, at: keyPath, isUnique: false, relationship ?? Relationship(), D.self,
        targets: { $0 ?? [] }, adding: { Self.adding($1, to: $0 ?? []).map { .some($0) } },
        removing: { old, target in
          old.flatMap { Self.removing(target, from: $0) }.map { .some($0) }
        })
    }

    private static func adding<D: PersistentModel>(_ model: any PersistentModel, to list: [D])
      -> [D]?
    {
      guard let model = model as? D, !list.contains(where: { $0 === model }) else { return nil }
      return list + [model]
    }

    private static func removing<D: PersistentModel>(
      _ model: any PersistentModel, from list: [D]
    ) -> [D]? {
      guard list.contains(where: { $0 === model }) else { return nil }
      return list.filter { $0 !== model }
    }
  }
}
