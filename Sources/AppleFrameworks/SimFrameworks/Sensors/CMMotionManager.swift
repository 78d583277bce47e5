// How the device moves: it lies still, and has no sensors that could say so, as a simulator has none.

public import Foundation

/// So much along three axes, in multiples of what things weigh on the earth.
public struct CMAcceleration: Hashable, Sendable {
  public var x: Double, y: Double, z: Double
  /// Creates an acceleration; at rest there is none.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// So fast around three axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  public var x: Double, y: Double, z: Double
  /// Creates a rate; at rest there is none.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMQuaternion: Hashable, Sendable {
  public var x: Double, y: Double, z: Double, w: Double
  /// Creates a turn; without numbers it turns nothing.
  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// How the device is held, in radians; it lies flat.
open class CMAttitude: NSObject, @unchecked Sendable {
  open var pitch: Double { 0 }
  open var roll: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }
  override init() {}
  /// What is left of it without another one.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// What one look at a sensor says.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When it was, in seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
  override init() {}
}

/// How the device moves and is held; none comes.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration(z: -1) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { -1 }
}

/// How the device is pushed; none comes.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration(z: -1) }
}

/// How fast the device turns; none comes.
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

/// Who says how the device moves: it has no sensors, so nothing is said, and closures are not called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  open var deviceMotionUpdateInterval: TimeInterval = 0.01,
    accelerometerUpdateInterval: TimeInterval = 0.01, gyroUpdateInterval: TimeInterval = 0.01
  /// Whether there is a sensor: there is none.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is a sensor: there is none.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a sensor: there is none.
  open var isGyroAvailable: Bool { false }
  open private(set) var isDeviceMotionActive = false, isAccelerometerActive = false,
    isGyroActive = false
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  public override init() {}
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  /// Looks, with a way that is ahead.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    isDeviceMotionActive = true
  }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { isDeviceMotionActive = true }
  /// Looks, with a way that is ahead; the closure is not called.
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

/// Whether an app may know how the user moves.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// How far was walked; nothing was counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  override init() {}
}

/// Who counts steps; nobody does, and closures are not called.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  /// Whether steps are counted: they are not.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether metres are counted: they are not.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether stairs are counted: they are not.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the app may know: nobody has been asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Counts from a moment on; the closure is not called.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
  /// Asks what was counted; the closure is not called.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
}
