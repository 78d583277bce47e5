// The user's health: nothing is known, what is saved is not kept, and queries find nothing.

public import Foundation

/// Whether an app may write a kind.
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

/// Which samples of a time are meant.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1), strictEndDate = Self(rawValue: 2)
}

public let HKObjectQueryNoLimit = 0
/// By when a sample begins and ends.
public let HKSampleSortIdentifierStartDate = "startDate", HKSampleSortIdentifierEndDate = "endDate"

open class HKQuery: NSObject, @unchecked Sendable {
  let answer: (HKQuery) -> Void
  init(_ answer: @escaping (HKQuery) -> Void) { self.answer = answer }
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// A question for samples: there are none.
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

/// A question for what samples are together: there is no data, which is said as an error.
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

/// Samples put together by days and the like; there are none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  let anchor: Date, interval: DateComponents
  init(_ anchor: Date, _ interval: DateComponents) {
    (self.anchor, self.interval) = (anchor, interval)
  }
  /// Goes through the spans of a time, which hold nothing.
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
  /// That of a time; there is none.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

/// A question for what samples are together, by days and the like.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Who is told of changes; nobody is.
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

/// A question for changes; there are none.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { super.init { _ in } }
}

open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  /// Whether the device knows health: a phone does.
  open class func isHealthDataAvailable() -> Bool { true }
  /// Asks; the question is answered in a later turn of the main queue, and an app is not told how.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let notify = completion
    DispatchQueue.main.async { notify(true, nil) }
  }
  /// Asks; an app is not told how the user answered.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {}
  /// Whether the app may write a kind: it may not.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  /// Asks; told in a later turn of the main queue.
  open func execute(_ query: HKQuery) {
    DispatchQueue.main.async { query.answer(query) }
  }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKSample) async throws { throw HKError(.errorAuthorizationDenied) }
  /// Saves, which fails in a later turn of the main queue.
  open func save(
    _ object: HKSample, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let notify = completion
    DispatchQueue.main.async { notify(false, HKError(.errorAuthorizationDenied)) }
  }
}
