public import Foundation

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  /// The sort order; equal models stay in the order of insertion.
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Accepted and ignored: unsaved models are always included.
  public var includePendingChanges = true
  /// Accepted and ignored: all properties are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Accepted and ignored: all relationships are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// Returns the models that match the descriptor, in order.
  func choose(from models: [T]) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset { found = Array(found.dropFirst(fetchOffset)) }
    if let fetchLimit { found = Array(found.prefix(fetchLimit)) }
    return found
  }

  /// Returns whether the model at an index is in order with its neighbors.
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
