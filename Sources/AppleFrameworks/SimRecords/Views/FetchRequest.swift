// `@FetchRequest`: the objects that a view asks for, and when it hears of them.

public import Foundation
public import SimViews

/// A property wrapper type that retrieves entities from a Core Data persistent store.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
  private let origin: FetchOrigin<Result>
  @StateObject private var fetched = FetchedObjects<Result>()
  @Environment(\.managedObjectContext) private var context

  /// What is asked for, apart from the entity.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  /// The objects, as of the body that is running.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(fetched) }

  /// What is asked for, which can be set.
  public var projectedValue: Binding<Configuration> {
    let fetched = fetched
    return Binding {
      Configuration(
        nsSortDescriptors: fetched.request?.sortDescriptors ?? [],
        nsPredicate: fetched.request?.predicate)
    } set: {
      fetched.want($0.nsSortDescriptors, $0.nsPredicate)
    }
  }

  private init(request: NSFetchRequest<Result>, _ animation: Animation?) {
    origin = FetchOrigin(request, animation)
  }

  /// The objects that a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(request: fetchRequest, animation)
  }

  /// The objects that a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(request: fetchRequest, transaction.animation)
  }

  /// The objects of an entity, in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(request: request, animation)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of a class, in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: [], predicate: predicate, animation: animation)
    origin.request.order = Self.order(sortDescriptors)
  }

  /// The objects of a class, in an order.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }

  static func order(
    _ descriptors: [SortDescriptor<Result>]
  ) -> ((NSManagedObject, NSManagedObject) -> ComparisonResult)? {
    guard !descriptors.isEmpty else { return nil }
    return { lhs, rhs in
      guard let lhs = lhs as? Result, let rhs = rhs as? Result else { return .orderedSame }
      for descriptor in descriptors {
        let result = descriptor.compare(lhs, rhs)
        if result != .orderedSame { return result }
      }
      return .orderedSame
    }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension FetchRequest: DynamicProperty {
  /// Fetches the objects where they may have changed.
  public mutating func update() { fetched.prepare(origin, in: context) }
}

/// A collection of results retrieved from a Core Data store.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let fetched: FetchedObjects<Result>
  private let objects: [Result]

  init(_ fetched: FetchedObjects<Result>) {
    self.fetched = fetched
    objects = fetched.objects
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  /// What has to hold for an object.
  public var nsPredicate: NSPredicate? {
    get { fetched.request?.predicate }
    nonmutating set { fetched.change { $0.predicate = newValue } }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetched.request?.sortDescriptors ?? [] }
    nonmutating set { fetched.sort(newValue) }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetched.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { fetched.sort(newValue) }
  }
}
