// Where models are inserted, changed, deleted and fetched.
//
// Contexts of one container share its models: there is nothing below them that could be read twice. What was not saved is
// known, so that it can be rolled back.

public import Foundation
public import SimComponents

/// An object that enables you to fetch, insert, and delete models, and save any changes to disk.
public final class ModelContext {
  /// Posted before a context saves, and after it did.
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
  public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")

  private let attached: ModelContainer?
  let store: ModelStore
  /// Whether predicates and orders are being asked, whose reading concerns no view.
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

  /// Whether changes are saved by themselves; in memory that makes no difference but to `hasChanges`.
  public var autosaveEnabled = false
  /// An author, as the history has it; there is none here.
  public var author: String?
  /// What undoes changes, if anything does; changes of models are not registered with it.
  public var undoManager: UndoManager?

  public init(_ container: ModelContainer) {
    attached = container
    store = container.store
  }

  /// The context where no container was given: it holds nothing and takes nothing.
  init(withoutContainer: Void) {
    attached = nil
    store = ModelStore()
  }

  /// Whether the context belongs to a container.
  var hasContainer: Bool { attached != nil }

  /// The container that the context belongs to.
  public var container: ModelContainer {
    guard let attached else {
      fatalError("A context without a container: give the view .modelContainer(for:).")
    }
    return attached
  }

  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  /// The models that were inserted and not saved, in order.
  public var insertedModelsArray: [any PersistentModel] { inserted.models }
  /// The models that were changed and not saved, in the order of their first change.
  public var changedModelsArray: [any PersistentModel] {
    changed.models.filter { !inserted.contains($0) && !deleted.contains($0) }
  }
  /// The models that were deleted and not saved, in order.
  public var deletedModelsArray: [any PersistentModel] { deleted.models }

  func hasUnsaved(_ model: any PersistentModel) -> Bool {
    inserted.contains(model) || changed.contains(model) || deleted.contains(model)
  }

  /// Takes a model, and all that it is related to.
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

  /// Deletes a model, and what its relationships say is deleted with it.
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

  /// Deletes all models of a class that a predicate holds for.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// The model of an identifier; asked for one that was deleted or never inserted, it stops, as there is no data.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.model(of: persistentModelID) else {
      fatalError("The context has no model of the identifier \(persistentModelID).")
    }
    return model
  }

  /// The models that a descriptor asks for.
  ///
  /// - Complexity: O(n), and O(m log m) of those that the predicate holds for where there is an order.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    isFetching = true
    defer { isFetching = false }
    return try descriptor.choose(from: store.models(of: T.self))
  }

  /// How many models a descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the models that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a closure with each model that a descriptor asks for.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { for model in try fetch(descriptor) { try block(model) } }

  /// The model of an identifier, if the container holds it.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    store.models(of: T.self).first { $0._$observationRegistrar.identity === identifier.identity }
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Makes the changes of now those that a rollback leaves, and models with equal unique values one.
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

  /// A new model whose unique value another one has: that one takes over what the new one holds.
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

  /// Asks about a model without any view's hearing of it.
  func quietly<Result>(_ body: () -> Result) -> Result {
    let before = isFetching
    isFetching = true
    defer { isFetching = before }
    return body()
  }
}

/// Models in the order in which they came, each once.
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
