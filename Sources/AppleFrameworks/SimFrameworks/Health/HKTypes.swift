// Health data types, and samples that an app creates.

public import Foundation

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  public static let stepCount = Self("StepCount"),
    distanceWalkingRunning = Self("DistanceWalkingRunning"),
    distanceCycling = Self("DistanceCycling"), distanceSwimming = Self("DistanceSwimming"),
    flightsClimbed = Self("FlightsClimbed"), appleExerciseTime = Self("AppleExerciseTime"),
    appleStandTime = Self("AppleStandTime"), walkingSpeed = Self("WalkingSpeed"),
    runningSpeed = Self("RunningSpeed"), runningPower = Self("RunningPower"),
    walkingStepLength = Self("WalkingStepLength"),
    swimmingStrokeCount = Self("SwimmingStrokeCount"),
    appleMoveTime = Self("AppleMoveTime"), pushCount = Self("PushCount"),
    walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage"),
    walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned"),
    basalEnergyBurned = Self("BasalEnergyBurned")
  public static let heartRate = Self("HeartRate"), restingHeartRate = Self("RestingHeartRate"),
    walkingHeartRateAverage = Self("WalkingHeartRateAverage"),
    heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN"),
    oxygenSaturation = Self("OxygenSaturation"), respiratoryRate = Self("RespiratoryRate"),
    vo2Max = Self("VO2Max"), bloodPressureSystolic = Self("BloodPressureSystolic"),
    bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let bodyMass = Self("BodyMass"), height = Self("Height"),
    bodyMassIndex = Self("BodyMassIndex"), bodyFatPercentage = Self("BodyFatPercentage"),
    leanBodyMass = Self("LeanBodyMass"), bodyTemperature = Self("BodyTemperature"),
    bloodGlucose = Self("BloodGlucose"), waistCircumference = Self("WaistCircumference")
  public static let dietaryWater = Self("DietaryWater"),
    dietaryEnergyConsumed = Self("DietaryEnergyConsumed"),
    dietaryProtein = Self("DietaryProtein"), dietaryCarbohydrates = Self("DietaryCarbohydrates"),
    dietaryFatTotal = Self("DietaryFatTotal"), dietarySugar = Self("DietarySugar"),
    dietaryFiber = Self("DietaryFiber"), dietaryCaffeine = Self("DietaryCaffeine"),
    dietarySodium = Self("DietarySodium"), dietaryCholesterol = Self("DietaryCholesterol"),
    dietaryFatSaturated = Self("DietaryFatSaturated"),
    dietaryVitaminC = Self("DietaryVitaminC"), dietaryVitaminD = Self("DietaryVitaminD"),
    dietaryCalcium = Self("DietaryCalcium"), dietaryIron = Self("DietaryIron"),
    dietaryPotassium = Self("DietaryPotassium"), dietaryMagnesium = Self("DietaryMagnesium"),
    dietaryZinc = Self("DietaryZinc"),
    numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages"),
    environmentalAudioExposure = Self("EnvironmentalAudioExposure"),
    timeInDaylight = Self("TimeInDaylight")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
  public static let sleepAnalysis = Self("SleepAnalysis"), mindfulSession = Self("MindfulSession"),
    appleStandHour = Self("AppleStandHour"), menstrualFlow = Self("MenstrualFlow"),
    headache = Self("Headache"), fatigue = Self("Fatigue"), moodChanges = Self("MoodChanges"),
    abdominalCramps = Self("AbdominalCramps"), ovulationTestResult = Self("OvulationTestResult"),
    sexualActivity = Self("SexualActivity"), handwashingEvent = Self("HandwashingEvent"),
    toothbrushingEvent = Self("ToothbrushingEvent"),
    highHeartRateEvent = Self("HighHeartRateEvent"),
    lowHeartRateEvent = Self("LowHeartRateEvent")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
  public static let dateOfBirth = Self("DateOfBirth"), biologicalSex = Self("BiologicalSex"),
    bloodType = Self("BloodType"), fitzpatrickSkinType = Self("FitzpatrickSkinType"),
    wheelchairUse = Self("WheelchairUse")
}

open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HKQuantityType(identifier) }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
    -> HKCategoryType?
  { HKCategoryType(identifier) }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier.rawValue) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
public typealias HKActivitySummaryType = HKObjectType

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// Samples are the only objects of the store here.
public typealias HKObject = HKSample

open class HKSample: NSObject, @unchecked Sendable {
  public let uuid = NumberedIdentifiers.next()
  public let metadata: [String: Any]?
  public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
  open var device: HKDevice? { nil }
  public let sampleType: HKSampleType
  public let startDate: Date, endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate, self.metadata) = (type, start, end, metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantity, quantityType) = (quantity, type)
    super.init(type, start, end, metadata)
  }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  open var categoryType: HKCategoryType { HKCategoryType(.init(rawValue: sampleType.identifier)) }
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type, start, end, metadata)
  }
}
