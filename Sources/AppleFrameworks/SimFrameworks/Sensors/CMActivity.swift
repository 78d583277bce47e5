// Altitudes and activities of a device without sensors. Nothing is ever delivered.

public import Foundation

open class CMAltitudeData: NSObject {
  /// The change in meters, and the pressure in kilopascals.
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
  override init() {}
}

/// An altimeter, whose handler is never called.
open class CMAltimeter: NSObject {
  public override init() {}
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  open func stopRelativeAltitudeUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

open class CMMotionActivity: NSObject {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  override init() {}
}

/// A manager of activities, whose handlers are never called.
open class CMMotionActivityManager: NSObject {
  public override init() {}
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {}
}

extension CMPedometer {
  public class func isPaceAvailable() -> Bool { false }
  public class func isCadenceAvailable() -> Bool { false }
}

extension CMPedometerData {
  public var currentPace: NSNumber? { nil }
  public var currentCadence: NSNumber? { nil }
  public var averageActivePace: NSNumber? { nil }
  public var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
