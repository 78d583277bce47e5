// HealthKit without data: nothing is saved, and queries have no results.

public import Foundation

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

public struct HKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case errorHealthDataUnavailable = 1, errorInvalidArgument = 3, errorAuthorizationDenied = 4,
      errorAuthorizationNotDetermined = 5, errorNoData = 11
  }
  public let code: Code
  init(_ code: Code) { self.code = code }
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1), discreteAverage = Self(rawValue: 2),
    discreteMin = Self(rawValue: 4), discreteMax = Self(rawValue: 8),
    cumulativeSum = Self(rawValue: 16), mostRecent = Self(rawValue: 32)
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1), strictEndDate = Self(rawValue: 2)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate", HKSampleSortIdentifierEndDate = "endDate"

open class HKQuery: NSObject, @unchecked Sendable {
  let answer: (HKQuery) -> Void
  init(_ answer: @escaping (HKQuery) -> Void) { self.answer = answer }
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// A sample query, which has no results.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { super.init { ($0 as? HKSampleQuery).map { resultsHandler($0, [], nil) } } }
}

open class HKStatistics: NSObject, @unchecked Sendable {
  public let startDate: Date, endDate: Date
  init(_ start: Date, _ end: Date) { (startDate, endDate) = (start, end) }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// A statistics query, which reports an error because there is no data.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init {
      ($0 as? HKStatisticsQuery).map { completionHandler($0, nil, HKError(.errorNoData)) }
    }
  }
}

/// A statistics collection without samples.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  let anchor: Date, interval: DateComponents
  init(_ anchor: Date, _ interval: DateComponents) {
    (self.anchor, self.interval) = (anchor, interval)
  }
  /// Calls the block with empty statistics for each interval of a period.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var (start, stops) = (startDate, false)
    while start <= endDate, !stops {
      guard let end = Calendar.current.date(byAdding: interval, to: start), end > start else {
        return
      }
      block(HKStatistics(start, end), &stops)
      start = end
    }
  }
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Never called: there are no updates.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init { query in
      guard let query = query as? HKStatisticsCollectionQuery else { return }
      query.initialResultsHandler?(
        query, HKStatisticsCollection(anchorDate, intervalComponents), nil)
    }
  }
}

/// An observer query, which never reports a change.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { super.init { _ in } }
}

open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  /// Always true, as on a phone.
  open class func isHealthDataAvailable() -> Bool { true }
  /// Completes in a later turn of the main queue.
  ///
  /// As on a device, the app does not learn the user's answer about reading.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(true, nil) }
  }
  /// Returns at once; as on a device, the app does not learn the user's answer about reading.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {}
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  /// Executes a query, which reports in a later turn of the main queue.
  open func execute(_ query: HKQuery) {
    DispatchQueue.main.async { query.answer(query) }
  }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKSample) async throws { throw HKError(.errorAuthorizationDenied) }
  /// Reports a failure in a later turn of the main queue.
  open func save(
    _ object: HKSample, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, HKError(.errorAuthorizationDenied)) }
  }
}
