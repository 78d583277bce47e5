// The results of a query and their invalidation.
//
// When a model is inserted, changed or deleted, only that model is checked: whether it matches the predicate, and whether it
// is in order with its neighbors. If the result may differ, the query invalidates its view once and fetches everything
// before the next body evaluation.

import Foundation
public import SimViews

public final class QueryFetch<Element: PersistentModel>: ObservableObject, StoreWatcher {
  private weak var context: ModelContext?
  private weak var origin: QueryOrigin<Element>?
  private var places: [ObjectIdentifier: Int]?
  private var isStale = true
  /// The models at the last body evaluation.
  private(set) var models: [Element] = []
  /// The error of the last fetch.
  private(set) var error: (any Error)?

  /// Fetches the models before a body evaluation if the result may differ.
  func prepare(_ origin: QueryOrigin<Element>, in context: ModelContext) {
    if context !== self.context {
      self.context = context
      context.store.add(self, of: Element.self)
      isStale = true
    }
    if origin !== self.origin {
      self.origin = origin
      isStale = true
    }
    guard isStale else { return }
    isStale = false
    places = nil
    do {
      models = try context.fetch(origin.descriptor)
      error = nil
    } catch {
      models = []
      self.error = error
    }
  }

  func receiveChange(_ model: any PersistentModel, _ change: ModelChange) {
    guard !isStale, let origin, let context, let model = model as? Element else { return }
    let matters = context.quietly { concerns(model, change, origin.descriptor) }
    guard matters else { return }
    isStale = true
    if let animation = origin.animation {
      withAnimation(animation) { objectWillChange.send() }
    } else {
      objectWillChange.send()
    }
  }

  private func concerns(
    _ model: Element, _ change: ModelChange, _ descriptor: FetchDescriptor<Element>
  ) -> Bool {
    let place = place(of: model)
    let fits = (try? descriptor.predicate?.evaluate(model)) ?? true
    if descriptor.fetchLimit != nil || descriptor.fetchOffset != nil { return fits || place != nil }
    switch change {
    case .inserted: return fits
    case .deleted: return place != nil
    case .changed:
      guard let place else { return fits }
      return !fits || !descriptor.isInOrder(models, at: place)
    }
  }

  /// Returns the index of a model in the current results.
  private func place(of model: Element) -> Int? {
    if places == nil {
      places = Dictionary(
        models.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
      ) { $1 }
    }
    return places?[ObjectIdentifier(model)]
  }
}

/// The fetch request and the animation of a query, created with each value of the view.
final class QueryOrigin<Element: PersistentModel> {
  let descriptor: FetchDescriptor<Element>
  let animation: Animation?

  init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    self.descriptor = descriptor
    self.animation = animation
  }
}
