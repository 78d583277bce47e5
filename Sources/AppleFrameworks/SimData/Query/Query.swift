// `@Query`: for each property, the macro adds a stored property of this type.

public import Foundation
public import SimViews

/// The storage of a property with `@Query`: the fetched models and their invalidation.
public struct Query<Element: PersistentModel, Result> {
  private let origin: QueryOrigin<Element>
  @StateObject private var fetched = QueryFetch<Element>()
  @Environment(\.modelContext) private var context

  public var wrappedValue: Result {
    guard let models = fetched.models as? Result else {
      fatalError("A query gives an array of \(Element.self).")
    }
    return models
  }
  public var fetchError: (any Error)? { fetched.error }
  public var modelContext: ModelContext { context }

  private init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    origin = QueryOrigin(descriptor, animation)
  }

  public init() where Result == [Element] { self.init(FetchDescriptor(), nil) }

  public init(animation: Animation) where Result == [Element] {
    self.init(FetchDescriptor(), animation)
  }

  public init(transaction: Transaction) where Result == [Element] {
    self.init(FetchDescriptor(), transaction.animation)
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
  where Result == [Element] { self.init(descriptor, transaction?.animation) }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation)
  where Result == [Element] { self.init(descriptor, .some(animation)) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction?.animation)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), .some(animation))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}

// The conformance is in an extension, so that the type does not inherit the protocol's actor
// isolation.
extension Query: DynamicProperty {
  /// Fetches the models again if they may have changed.
  public mutating func update() {
    if !context.hasContainer {
      runtimeWarning("Set a .modelContext in view's environment to use Query")
    }
    fetched.prepare(origin, in: context)
  }
}
