// Where health samples come from: this app, as it is the only one.

public import Foundation

public final class HKSource: NSObject, Sendable {
  private static let only = HKSource()
  public static func `default`() -> HKSource { only }
  public var name: String { ProcessInfo.processInfo.processName }
  public var bundleIdentifier: String { "" }
  override init() {}
}

public final class HKSourceRevision: NSObject, Sendable {
  public let source: HKSource, version: String?
  public var productType: String? { nil }
  public init(source: HKSource, version: String?) {
    (self.source, self.version) = (source, version)
  }
}

public final class HKDevice: NSObject, Sendable {
  private static let phone = HKDevice(name: "iPhone")
  public let name: String?
  init(name: String?) { self.name = name }
  public static func local() -> HKDevice { phone }
}

public let HKMetadataKeyWasUserEntered = "HKWasUserEntered",
  HKMetadataKeyTimeZone = "HKTimeZone", HKMetadataKeyIndoorWorkout = "HKIndoorWorkout",
  HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName", HKMetadataKeyFoodType = "HKFoodType",
  HKMetadataKeyExternalUUID = "HKExternalUUID",
  HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier",
  HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKSampleSortIdentifierPredicate = "predicate"
public let HKPredicateKeyPathStartDate = "startDate", HKPredicateKeyPathEndDate = "endDate",
  HKPredicateKeyPathDateComponents = "dateComponents"
