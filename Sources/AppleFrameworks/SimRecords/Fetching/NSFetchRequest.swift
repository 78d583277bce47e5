// Which objects are wanted, and in which order.

public import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

/// What a context can be asked to do with objects as a whole.
public protocol NSPersistentStoreRequest {
  /// The objects of a store that are deleted.
  func objects(of all: [NSManagedObject]) throws -> [NSManagedObject]
}

public final class NSPersistentStoreResult: NSObject {}

/// A description of search criteria used to retrieve data from a persistent store.
open class NSFetchRequest<ResultType>: NSObject, NSPersistentStoreRequest {
  open var entityName: String?
  private var described: NSEntityDescription?
  /// What has to hold for an object.
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many objects at most; 0 for all.
  open var fetchLimit = 0
  /// How many objects are left out at the beginning.
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesSubentities = true
  /// Accepted: what is not saved is there as well.
  open var includesPendingChanges = true
  open var includesPropertyValues = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  /// The order that a view wants, where it was given otherwise.
  var order: ((NSManagedObject, NSManagedObject) -> ComparisonResult)?

  public override init() {}
  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  open var entity: NSEntityDescription? {
    get { described }
    set {
      described = newValue
      entityName = newValue?.name
    }
  }

  /// Whether an object is of the entity.
  func isWanted(_ object: NSManagedObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let class_ = type {
      if String(describing: class_) == entityName { return true }
      guard includesSubentities else { return false }
      type = _getSuperclass(class_)
    }
    return false
  }

  /// Chooses among objects, in the order in which they were inserted where no other is wanted.
  func choose(from objects: [NSManagedObject]) throws -> [NSManagedObject] {
    var chosen = objects.filter { isWanted($0) && predicate?.evaluate(with: $0) != false }
    let sorts = sortDescriptors ?? []
    if order != nil || !sorts.isEmpty {
      let ranked = chosen.enumerated().sorted { lhs, rhs in
        var result = order?(lhs.element, rhs.element) ?? .orderedSame
        for sort in sorts where result == .orderedSame {
          result = sort.compare(lhs.element, to: rhs.element)
        }
        return result == .orderedSame ? lhs.offset < rhs.offset : result == .orderedAscending
      }
      chosen = ranked.map(\.element)
    }
    chosen = Array(chosen.dropFirst(fetchOffset))
    return fetchLimit > 0 ? Array(chosen.prefix(fetchLimit)) : chosen
  }

  public func objects(of all: [NSManagedObject]) throws -> [NSManagedObject] { [] }
}

/// A request that deletes all objects that another one asks for.
public final class NSBatchDeleteRequest: NSObject, NSPersistentStoreRequest {
  public enum ResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }
  private let request: NSFetchRequest<any NSFetchRequestResult>
  /// What its result is to be; it is nothing.
  public var resultType = ResultType.resultTypeStatusOnly

  /// Creates a request that deletes what another one asks for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { request = fetch }

  public func objects(of all: [NSManagedObject]) throws -> [NSManagedObject] {
    try request.choose(from: all)
  }
}
