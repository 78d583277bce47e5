// `@FetchRequest`: the fetched objects of a view and their invalidation.

public import Foundation
public import SimViews

@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
  private let origin: FetchOrigin<Result>
  @StateObject private var fetched = FetchedObjects<Result>()
  @Environment(\.managedObjectContext) private var context

  /// The sort descriptors and the predicate of a request.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  public var wrappedValue: FetchedResults<Result> { FetchedResults(fetched) }

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

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(request: fetchRequest, animation)
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(request: fetchRequest, transaction.animation)
  }

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
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: [], predicate: predicate, animation: animation)
    origin.request.order = Self.order(sortDescriptors)
  }

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

// The conformance is in an extension, so that the type does not inherit the protocol's actor
// isolation.
extension FetchRequest: DynamicProperty {
  /// Fetches the objects again if they may have changed.
  public mutating func update() { fetched.prepare(origin, in: context) }
}

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
