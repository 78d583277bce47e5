// Queries that are awaited, and anchored ones: they find nothing.

public import Foundation

public struct HKSamplePredicate<Sample: HKSample>: Sendable {
  let sampleType: HKSampleType
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> Self { Self(sampleType: type) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> Self { Self(sampleType: type) }
}

extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: HKObjectType.workoutType())
  }
}

extension HKSamplePredicate where Sample == HKSample {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type)
  }
}

public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

public struct HKStatisticsQueryDescriptor: Sendable {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}

public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  private let anchor: Date, interval: DateComponents
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) { (anchor, interval) = (anchorDate, intervalComponents) }
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection(anchor, interval)
  }
}

public final class HKQueryAnchor: NSObject, Sendable {
  public init(fromValue value: Int) {}
}

public final class HKDeletedObject: NSObject, Sendable {
  public var uuid: UUID { NumberedIdentifiers.next() }
  override init() {}
}

/// An anchored query, which finds nothing.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  /// Never called: there are no updates.
  open var updateHandler: Handler?
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    super.init {
      ($0 as? HKAnchoredObjectQuery).map { handler($0, [], [], HKQueryAnchor(fromValue: 0), nil) }
    }
  }
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1, hourly, daily, weekly
}

extension HKHealthStore {
  /// Completes in a later turn of the main queue; nothing is delivered.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(true, nil) }
  }
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {}
  public func disableBackgroundDelivery(for type: HKObjectType) async throws {}
  public func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(true, nil) }
  }
  public func save(_ objects: [HKObject]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  /// Reports a failure in a later turn of the main queue.
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  public func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
  public func delete(_ objects: [HKObject]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  /// Reports a failure in a later turn of the main queue.
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  private func refuse(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    later { completion(false, HKError(.errorAuthorizationDenied)) }
  }
}
