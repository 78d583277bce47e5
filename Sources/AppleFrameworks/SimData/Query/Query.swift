// `@Query`: the macro makes a variable of this type beside the one that it stands at.

public import Foundation
public import SimViews

/// A type that fetches models using the specified criteria, and manages those models so they remain in sync with the
/// underlying data.
public struct Query<Element: PersistentModel, Result> {
  private let origin: QueryOrigin<Element>
  @StateObject private var fetched = QueryFetch<Element>()
  @Environment(\.modelContext) private var context

  /// The models, as of the body that is running.
  public var wrappedValue: Result {
    guard let models = fetched.models as? Result else {
      fatalError("A query gives an array of \(Element.self).")
    }
    return models
  }
  /// Why the models could not be fetched, if they could not.
  public var fetchError: (any Error)? { fetched.error }
  /// The context that the models are in.
  public var modelContext: ModelContext { context }

  private init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    origin = QueryOrigin(descriptor, animation)
  }

  public init() where Result == [Element] { self.init(FetchDescriptor(), nil) }

  /// All models of a class, whose changes are animated.
  public init(animation: Animation) where Result == [Element] {
    self.init(FetchDescriptor(), animation)
  }

  /// All models of a class, whose changes come with a transaction.
  public init(transaction: Transaction) where Result == [Element] {
    self.init(FetchDescriptor(), transaction.animation)
  }

  /// The models that a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
  where Result == [Element] { self.init(descriptor, transaction?.animation) }

  /// The models that a descriptor asks for, whose changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation)
  where Result == [Element] { self.init(descriptor, .some(animation)) }

  /// The models that a predicate holds for, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction?.animation)
  }

  /// The models that a predicate holds for, in an order, whose changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) where Result == [Element] {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), .some(animation))
  }

  /// The models that a predicate holds for, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models that a predicate holds for, in the order of a property, whose changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// The models that a predicate holds for, in the order of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models that a predicate holds for, in the order of a property that may be nil, whose changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension Query: DynamicProperty {
  /// Fetches the models where they may have changed.
  public mutating func update() {
    if !context.hasContainer {
      runtimeWarning("Set a .modelContext in view's environment to use Query")
    }
    fetched.prepare(origin, in: context)
  }
}
