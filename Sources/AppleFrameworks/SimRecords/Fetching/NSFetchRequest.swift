// Fetch requests: which objects a fetch returns, and in which order.

public import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a fetch request gives for the objects that it finds.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

public protocol NSPersistentStoreRequest {
  func objects(of all: [NSManagedObject]) throws -> [NSManagedObject]
}

public final class NSPersistentStoreResult: NSObject {}

open class NSFetchRequest<ResultType>: NSObject, NSPersistentStoreRequest {
  open var entityName: String?
  private var described: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of objects; 0 means no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesSubentities = true
  /// Accepted and ignored: unsaved objects are always included.
  open var includesPendingChanges = true
  open var includesPropertyValues = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// What dictionaries contain: names, attributes, and descriptions of expressions; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// The properties by whose values dictionaries are grouped.
  open var propertiesToGroupBy: [Any]?
  /// The condition for a group to be a result, in the names of its dictionary.
  open var havingPredicate: NSPredicate?
  /// Whether equal dictionaries are one result.
  open var returnsDistinctResults = false
  /// The sort order of a view's sort descriptors, if they replace those of the request.
  var order: ((NSManagedObject, NSManagedObject) -> ComparisonResult)?

  public override init() {}
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

  /// Returns whether an object belongs to the entity.
  func isWanted(_ object: NSManagedObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let class_ = type {
      if String(describing: class_) == entityName { return true }
      guard includesSubentities else { return false }
      type = _getSuperclass(class_)
    }
    return false
  }

  /// Returns the results for the matching objects, in the form of the request.
  func results(from objects: [NSManagedObject]) throws -> [Any] {
    if resultType.contains(.dictionaryResultType) {
      return try dictionaries(from: matches(in: objects))
    }
    let chosen = try choose(from: objects)
    if resultType.contains(.managedObjectIDResultType) { return chosen.map(\.objectID) }
    return resultType.contains(.countResultType) ? [NSNumber(value: chosen.count)] : chosen
  }

  /// Returns the matching objects, sorted, or else in the order of insertion.
  func choose(from objects: [NSManagedObject]) throws -> [NSManagedObject] {
    limited(try matches(in: objects))
  }

  /// Returns the part of some results that the offset and the limit leave.
  func limited<Result>(_ all: [Result]) -> [Result] {
    let chosen = Array(all.dropFirst(fetchOffset))
    return fetchLimit > 0 ? Array(chosen.prefix(fetchLimit)) : chosen
  }

  private func matches(in objects: [NSManagedObject]) throws -> [NSManagedObject] {
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
    return chosen
  }

  public func objects(of all: [NSManagedObject]) throws -> [NSManagedObject] { [] }

  /// Fetches from the context whose block is running.
  ///
  /// - Precondition: It is called in a block of `perform` or `performAndWait`.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing.last else {
      preconditionFailure(
        "A request is executed in a block of its context's perform(_:) or performAndWait(_:).")
    }
    return try context.fetch(self)
  }
}

public final class NSBatchDeleteRequest: NSObject, NSPersistentStoreRequest {
  public enum ResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }
  private let request: NSFetchRequest<any NSFetchRequestResult>
  /// Accepted and ignored: the result is empty.
  public var resultType = ResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { request = fetch }

  public func objects(of all: [NSManagedObject]) throws -> [NSManagedObject] {
    try request.choose(from: all)
  }
}
