public import Foundation

/// A type that describes the criteria, sort order, and any additional configuration to use when performing a fetch.
public struct FetchDescriptor<T: PersistentModel> {
  /// What has to hold for a model.
  public var predicate: Predicate<T>?
  /// The order; models that are equal in it stay in the order in which they were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// How many models are asked for at most.
  public var fetchLimit: Int?
  /// How many models are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether models count that were not saved; here they always do.
  public var includePendingChanges = true
  /// Which properties are read at once; here all are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which relationships are read at once; here all are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// The models that it asks for, of all of a class.
  func choose(from models: [T]) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset { found = Array(found.dropFirst(fetchOffset)) }
    if let fetchLimit { found = Array(found.prefix(fetchLimit)) }
    return found
  }

  /// Whether a model stands between its neighbours where it should.
  func isInOrder(_ models: [T], at index: Int) -> Bool {
    guard !sortBy.isEmpty else { return true }
    let order = { (first: T, second: T) in
      sortBy.lazy.map { $0.compare(first, second) }.first { $0 != .orderedSame } ?? .orderedSame
    }
    if index > 0, order(models[index - 1], models[index]) == .orderedDescending { return false }
    return index + 1 >= models.count
      || order(models[index], models[index + 1]) != .orderedDescending
  }
}
