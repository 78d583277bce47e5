// The results of a fetch request. They may change when an object of its entity is inserted, changed or deleted.

import Foundation
public import SimViews

/// The request of a view, created with each value of the view.
final class FetchOrigin<Result: NSFetchRequestResult> {
  let request: NSFetchRequest<Result>
  let animation: Animation?

  init(_ request: NSFetchRequest<Result>, _ animation: Animation?) {
    self.request = request
    self.animation = animation
  }
}

final class FetchedObjects<Result: NSFetchRequestResult>: ObservableObject, ObjectWatcher {
  private weak var context: NSManagedObjectContext?
  private weak var origin: FetchOrigin<Result>?
  private var isStale = true
  /// Whether the app has replaced the view's request.
  private var isChanged = false
  private(set) var request: NSFetchRequest<Result>?
  private(set) var objects: [Result] = []
  private(set) var sortDescriptors: Any?
  /// The property that divides the objects into sections, if the app has set one.
  private var division: AnyKeyPath?

  /// Fetches the objects before a body evaluation if they may have changed.
  func prepare(_ origin: FetchOrigin<Result>, in context: NSManagedObjectContext) {
    if context !== self.context {
      self.context = context
      context.store.add(self)
      isStale = true
    }
    if origin !== self.origin, !isChanged {
      self.origin = origin
      request = origin.request
      isStale = true
    }
    guard isStale, let request else { return }
    isStale = false
    objects = (try? context.fetch(request)) ?? []
  }

  /// Changes the request and invalidates the results.
  func change(_ body: (NSFetchRequest<Result>) -> Void) {
    guard let request else { return }
    body(request)
    isChanged = true
    notify()
  }

  func sort(_ descriptors: [NSSortDescriptor]) {
    sortDescriptors = nil
    change {
      $0.sortDescriptors = descriptors
      $0.order = nil
    }
  }

  /// Replaces the predicate, and the sort descriptors if they differ.
  func want(_ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?) {
    if descriptors != request?.sortDescriptors ?? [] { sort(descriptors) }
    change { $0.predicate = predicate }
  }

  /// Returns the property that divides the objects into sections: the app's, or else the given one.
  func division<Value>(from origin: KeyPath<Result, Value>) -> KeyPath<Result, Value> {
    division as? KeyPath<Result, Value> ?? origin
  }

  /// Replaces the property that divides the objects into sections.
  func divide(_ path: AnyKeyPath) {
    division = path
    change { _ in }
  }

  func receiveChange(_ object: NSManagedObject) {
    guard !isStale, request?.isWanted(object) == true else { return }
    notify()
  }

  private func notify() {
    isStale = true
    if let animation = origin?.animation {
      withAnimation(animation) { objectWillChange.send() }
    } else {
      objectWillChange.send()
    }
  }
}

extension FetchedObjects where Result: NSManagedObject {
  func sort(_ descriptors: [SortDescriptor<Result>]) {
    sortDescriptors = descriptors
    change {
      $0.sortDescriptors = nil
      $0.order = FetchRequest<Result>.order(descriptors)
    }
  }
}

private struct ObjectContextKey: EnvironmentKey {
  /// The context of an environment without one; it is always empty.
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ObjectContextKey.self] }
    set { self[ObjectContextKey.self] = newValue }
  }
}
