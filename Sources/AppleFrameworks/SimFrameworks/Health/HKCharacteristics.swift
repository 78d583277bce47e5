// What a person enters once in the Health app. Reading it fails, because there is no data.

public import Foundation

public enum HKBiologicalSex: Int, Sendable {
  case notSet, female, male, other
}

public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive,
    oNegative
}

public final class HKBiologicalSexObject: NSObject, Sendable {
  public var biologicalSex: HKBiologicalSex { .notSet }
  override init() {}
}

public final class HKBloodTypeObject: NSObject, Sendable {
  public var bloodType: HKBloodType { .notSet }
  override init() {}
}

extension HKHealthStore {
  public func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
  public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorNoData) }
  public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorNoData) }
}

public enum HKCategoryValue: Int, Sendable {
  case notApplicable
}

public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static let asleep = asleepUnspecified
  public static let allAsleepValues: Set<Self> = [
    .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
  ]
}

public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood, idle
}

public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1, light, medium, heavy, none
}

public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified, notPresent, mild, moderate, severe
}
