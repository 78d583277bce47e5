// What a query shows, and when that may have changed.
//
// A model that is inserted, changed or deleted is looked at alone: does the predicate hold for it, and does it stand
// between its neighbours in order? Only then the view is told, once, and all is fetched before its next body.

import Foundation
public import SimViews

public final class QueryFetch<Element: PersistentModel>: ObservableObject, StoreWatcher {
  private weak var context: ModelContext?
  private weak var origin: QueryOrigin<Element>?
  private var places: [ObjectIdentifier: Int]?
  private var isStale = true
  /// The models as of the last body.
  private(set) var models: [Element] = []
  /// Why they could not be fetched, if they could not.
  private(set) var error: (any Error)?

  /// Fetches where there is a reason to, before a body.
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

  /// Where a model stands among those that are shown.
  private func place(of model: Element) -> Int? {
    if places == nil {
      places = Dictionary(
        models.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
      ) { $1 }
    }
    return places?[ObjectIdentifier(model)]
  }
}

/// What a query asks for, made where the view is made.
final class QueryOrigin<Element: PersistentModel> {
  let descriptor: FetchDescriptor<Element>
  let animation: Animation?

  init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    self.descriptor = descriptor
    self.animation = animation
  }
}
