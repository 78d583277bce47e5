// What a request shows, and when that may have changed: an object of its entity was inserted, changed or deleted.

import Foundation
public import SimViews

/// What a view asks for, made where the view is made.
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
  /// What was set in place of what the view asked for.
  private var isChanged = false
  private(set) var request: NSFetchRequest<Result>?
  private(set) var objects: [Result] = []
  private(set) var sortDescriptors: Any?
  /// By what the objects are divided into sections, if that was set.
  private var division: AnyKeyPath?

  /// Fetches where there is a reason to, before a body.
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

  /// Asks for something else from now on.
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

  /// Wants another order, if it is another one, and other objects from now on.
  func want(_ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?) {
    if descriptors != request?.sortDescriptors ?? [] { sort(descriptors) }
    change { $0.predicate = predicate }
  }

  /// What divides the objects into sections; the origin, if nothing else was set.
  func division<Value>(from origin: KeyPath<Result, Value>) -> KeyPath<Result, Value> {
    division as? KeyPath<Result, Value> ?? origin
  }

  /// Divides the objects by another property from now on.
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
  /// Where no context was given there is one that holds nothing.
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// The context that requests and views of this environment work with.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ObjectContextKey.self] }
    set { self[ObjectContextKey.self] = newValue }
  }
}
