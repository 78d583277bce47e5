// Motion sensors of a device without any. No sample is ever delivered.

public import Foundation

/// An acceleration along three axes, in multiples of standard gravity.
public struct CMAcceleration: Hashable, Sendable {
  public var x: Double, y: Double, z: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation rate around three axes, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  public var x: Double, y: Double, z: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMQuaternion: Hashable, Sendable {
  public var x: Double, y: Double, z: Double, w: Double
  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// An attitude in radians; it is always zero.
open class CMAttitude: NSObject, @unchecked Sendable {
  open var pitch: Double { 0 }
  open var roll: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }
  override init() {}
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time of the sample, in seconds since the device started.
  open var timestamp: TimeInterval { 0 }
  override init() {}
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration(z: -1) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { -1 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration(z: -1) }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1),
    xArbitraryCorrectedZVertical = Self(rawValue: 2), xMagneticNorthZVertical = Self(rawValue: 4),
    xTrueNorthZVertical = Self(rawValue: 8)
}

/// A motion manager without sensors; its handlers are never called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  open var deviceMotionUpdateInterval: TimeInterval = 0.01,
    accelerometerUpdateInterval: TimeInterval = 0.01, gyroUpdateInterval: TimeInterval = 0.01
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open private(set) var isDeviceMotionActive = false, isAccelerometerActive = false,
    isGyroActive = false
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  public override init() {}
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    isDeviceMotionActive = true
  }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { isDeviceMotionActive = true }
  /// Sets the state to active; the handler is never called.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { isDeviceMotionActive = true }
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
  open func startAccelerometerUpdates() { isAccelerometerActive = true }
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { isAccelerometerActive = true }
  open func stopAccelerometerUpdates() { isAccelerometerActive = false }
  open func startGyroUpdates() { isGyroActive = true }
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) { isGyroActive = true }
  open func stopGyroUpdates() { isGyroActive = false }
}

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class CMPedometerData: NSObject, @unchecked Sendable {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  override init() {}
}

/// A pedometer that counts nothing; its handlers are never called.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Does nothing; the handler is never called.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
  /// Does nothing; the handler is never called.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
}
