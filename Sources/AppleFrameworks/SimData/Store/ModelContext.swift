// The context in which models are inserted, changed, deleted and fetched.
//
// The contexts of a container share its models, because there is no storage below them to read from. Unsaved changes are
// recorded so that they can be rolled back.

public import Foundation
public import SimComponents

public final class ModelContext {
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
  public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")

  private let attached: ModelContainer?
  let store: ModelStore
  /// Whether a predicate or a sort descriptor is being evaluated.
  ///
  /// Its property reads are not observed.
  private(set) var isFetching = false
  private var inserted = ModelList()
  private var changed = ModelList()
  private var deleted = ModelList()
  private var snapshots: [Snapshot] = []
  private var snapped: Set<Snapshot.Key> = []

  private struct Snapshot {
    struct Key: Hashable {
      let model: ObjectIdentifier
      let keyPath: AnyKeyPath
    }
    let restore: () -> Void
  }

  /// Whether the context saves automatically; in memory this affects only `hasChanges`.
  public var autosaveEnabled = false
  /// Accepted and ignored: there is no persistent history.
  public var author: String?
  /// Accepted and ignored: changes are not registered with the undo manager.
  public var undoManager: UndoManager?

  public init(_ container: ModelContainer) {
    attached = container
    store = container.store
  }

  /// Creates the context of an environment without a container; it is empty and accepts no models.
  init(withoutContainer: Void) {
    attached = nil
    store = ModelStore()
  }

  var hasContainer: Bool { attached != nil }

  public var container: ModelContainer {
    guard let attached else {
      fatalError("A context without a container: give the view .modelContainer(for:).")
    }
    return attached
  }

  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  /// The inserted, unsaved models in the order of insertion.
  public var insertedModelsArray: [any PersistentModel] { inserted.models }
  /// The changed, unsaved models in the order of their first change.
  public var changedModelsArray: [any PersistentModel] {
    changed.models.filter { !inserted.contains($0) && !deleted.contains($0) }
  }
  /// The deleted, unsaved models in the order of deletion.
  public var deletedModelsArray: [any PersistentModel] { deleted.models }

  func hasUnsaved(_ model: any PersistentModel) -> Bool {
    inserted.contains(model) || changed.contains(model) || deleted.contains(model)
  }

  /// Inserts a model and all models that its relationships reach.
  public func insert<T: PersistentModel>(_ model: T) {
    let record = model._$observationRegistrar
    guard !store.contains(model) else { return }
    guard container.knows(type(of: model)) else {
      fatalError(
        """
        \(type(of: model)) is not among the models of this container: name it in \
        .modelContainer(for:) or in its schema.
        """)
    }
    record.context = self
    record.isDeleted = false
    store.insert(model)
    if deleted.remove(model) { changed.insert(model) } else { inserted.insert(model) }
    let entity = EntityDescription.of(type(of: model))
    for relationship in entity.relationships {
      let inverse = entity.inverse(of: relationship)
      for target in relationship.targets(model) {
        inverse?.add(target, model)
        insert(target)
      }
    }
    store.notify(model, .inserted)
  }

  /// Deletes a model and applies the delete rules of its relationships.
  public func delete<T: PersistentModel>(_ model: T) {
    guard store.contains(model) else { return }
    let entity = EntityDescription.of(type(of: model))
    let denied = entity.relationships.contains {
      $0.relationship?.deleteRule == .deny && !$0.targets(model).isEmpty
    }
    guard !denied else { return }
    store.remove(model)
    model._$observationRegistrar.isDeleted = true
    if !inserted.remove(model) { deleted.insert(model) }
    for relationship in entity.relationships {
      let inverse = entity.inverse(of: relationship)
      for target in relationship.targets(model) {
        switch relationship.relationship?.deleteRule ?? .nullify {
        case .cascade: delete(target)
        case .nullify: inverse?.remove(target, model)
        case .deny, .noAction: break
        }
      }
    }
    store.notify(model, .deleted)
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// Returns the model of an identifier, and stops the program if the store does not contain it.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.model(of: persistentModelID) else {
      fatalError("The context has no model of the identifier \(persistentModelID).")
    }
    return model
  }

  /// Returns the models that match a descriptor.
  ///
  /// - Complexity: O(n), and O(m log m) for m matching models if there is a sort order.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    isFetching = true
    defer { isFetching = false }
    return try descriptor.choose(from: store.models(of: T.self))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { for model in try fetch(descriptor) { try block(model) } }

  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    store.models(of: T.self).first { $0._$observationRegistrar.identity === identifier.identity }
  }

  /// Does nothing: changes are processed at once.
  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Makes the present state the one that a rollback restores, and merges models with equal unique
  /// values.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    for model in inserted.models { merge(model) }
    forgetChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  public func rollback() {
    let restores = snapshots.reversed().map(\.restore)
    let (new, gone) = (inserted.models, deleted.models)
    for model in gone { insert(model) }
    for restore in restores { restore() }
    for model in new { delete(model) }
    forgetChanges()
  }

  private func forgetChanges() {
    inserted = ModelList()
    changed = ModelList()
    deleted = ModelList()
    snapshots = []
    snapped = []
  }

  /// Copies the values of a new model to the existing model with the same unique value.
  private func merge(_ model: any PersistentModel) {
    let entity = EntityDescription.of(type(of: model))
    for unique in entity.uniques {
      let values = unique.compactMap { $0.value(model) }
      guard !values.isEmpty, values.count == unique.count else { continue }
      let older = store.models(like: model).first { other in
        other !== model && unique.map { $0.value(other) } == values
      }
      guard let older else { continue }
      for property in entity.all { property.copy(model, older) }
      delete(model)
      return
    }
  }

  func willChange(_ model: any PersistentModel, _ property: Schema.PropertyMetadata) {
    let key = Snapshot.Key(model: ObjectIdentifier(model), keyPath: property.keyPath)
    guard store.contains(model), snapped.insert(key).inserted else { return }
    snapshots.append(Snapshot(restore: property.snapshot(model)))
  }

  func didChange(_ model: any PersistentModel) {
    guard store.contains(model) else { return }
    changed.insert(model)
    store.notify(model, .changed)
  }

  /// Evaluates a closure without observing the properties that it reads.
  func quietly<Result>(_ body: () -> Result) -> Result {
    let before = isFetching
    isFetching = true
    defer { isFetching = before }
    return body()
  }
}

/// A list of models without duplicates, in the order of insertion.
private struct ModelList {
  private(set) var models: [any PersistentModel] = []
  private var known: Set<ObjectIdentifier> = []

  var isEmpty: Bool { models.isEmpty }

  func contains(_ model: any PersistentModel) -> Bool { known.contains(ObjectIdentifier(model)) }

  mutating func insert(_ model: any PersistentModel) {
    if known.insert(ObjectIdentifier(model)).inserted { models.append(model) }
  }

  @discardableResult mutating func remove(_ model: any PersistentModel) -> Bool {
    guard known.remove(ObjectIdentifier(model)) != nil else { return false }
    models.removeAll { $0 === model }
    return true
  }
}
