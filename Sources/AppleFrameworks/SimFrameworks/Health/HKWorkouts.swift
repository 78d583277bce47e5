// Workouts: a builder collects, and what it finishes is not saved.

public import Foundation

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball,
    bowling, boxing, climbing, cricket, crossTraining, curling, cycling, dance,
    danceInspiredTraining, elliptical, equestrianSports, fencing, fishing,
    functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse,
    martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play,
    preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports,
    snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis,
    tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness,
    waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing,
    downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates,
    snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi,
    mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball,
    cooldown
  case swimBikeRun = 82, transition = 83, underwaterDiving = 84
  case other = 3000
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1, indoor, outdoor
}

public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

open class HKWorkoutEvent: NSObject {
  public let type: HKWorkoutEventType, dateInterval: DateInterval
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval) = (type, dateInterval)
  }
}

open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  public override init() {}
}

open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?
  open var totalSwimmingStrokeCount: HKQuantity? { nil }
  open var workoutEvents: [HKWorkoutEvent]? { nil }
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    duration = end.timeIntervalSince(start)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(.workoutType(), start, end, metadata)
  }
  public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
    self.init(activityType: activityType, start: start, end: end, workoutEvents: nil)
  }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}

/// A builder of a workout, whose saving fails because the app may not write.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  public let workoutConfiguration: HKWorkoutConfiguration
  public let device: HKDevice?
  open private(set) var startDate: Date?, endDate: Date?
  open private(set) var metadata: [String: Any] = [:]
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) { (workoutConfiguration, self.device) = (configuration, device) }
  open func beginCollection(at startDate: Date) async throws { self.startDate = startDate }
  open func endCollection(at endDate: Date) async throws { self.endDate = endDate }
  open func addSamples(_ samples: [HKSample]) async throws {}
  open func addWorkoutEvents(_ events: [HKWorkoutEvent]) async throws {}
  open func addMetadata(_ metadata: [String: Any]) async throws {
    self.metadata.merge(metadata) { $1 }
  }
  @discardableResult
  open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorAuthorizationDenied) }
  /// Completes in a later turn of the main queue.
  open func beginCollection(
    withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    self.startDate = startDate
    notify(completion, nil)
  }
  /// Completes in a later turn of the main queue.
  open func endCollection(
    withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    self.endDate = endDate
    notify(completion, nil)
  }
  /// Completes in a later turn of the main queue.
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    notify(completion, nil)
  }
  /// Reports a failure in a later turn of the main queue.
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    later { completion(nil, HKError(.errorAuthorizationDenied)) }
  }
  open func discardWorkout() {}
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  open func elapsedTime(at date: Date) -> TimeInterval {
    startDate.map { date.timeIntervalSince($0) } ?? 0
  }
  private func notify(_ completion: @escaping (Bool, (any Error)?) -> Void, _ error: HKError?) {
    later { completion(error == nil, error) }
  }
}

extension HKQuery {
  public class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate { NSPredicate(value: true) }
  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate(value: true)
  }
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: true)
  }
}
