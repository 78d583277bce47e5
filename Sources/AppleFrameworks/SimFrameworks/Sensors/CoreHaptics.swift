// Haptic patterns. They are created and started, and have no effect.

public import Foundation

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct PhoneCapability: CHHapticDeviceCapability {
  let supportsHaptics = true
  let supportsAudio = true
}

/// A haptic or audio event; its time and duration are in seconds.
open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = Self(rawValue: "HapticTransient"),
      hapticContinuous = Self(rawValue: "HapticContinuous"),
      audioContinuous = Self(rawValue: "AudioContinuous"),
      audioCustom = Self(rawValue: "AudioCustom")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = Self(rawValue: "HapticIntensity"),
      hapticSharpness = Self(rawValue: "HapticSharpness"),
      attackTime = Self(rawValue: "AttackTime"),
      decayTime = Self(rawValue: "DecayTime"), releaseTime = Self(rawValue: "ReleaseTime"),
      sustained = Self(rawValue: "Sustained"), audioVolume = Self(rawValue: "AudioVolume"),
      audioPitch = Self(rawValue: "AudioPitch"), audioPan = Self(rawValue: "AudioPan"),
      audioBrightness = Self(rawValue: "AudioBrightness")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (relativeTime, self.duration) = (time, duration)
  }
}

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl"),
      hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl"),
      audioVolumeControl = Self(rawValue: "AudioVolumeControl")
  }
  public let parameterID: ID
  open var value: Float, relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval, value: Float
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}

open class CHHapticPattern: NSObject {
  private let events: [CHHapticEvent]
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  var isMuted: Bool { get set }
}

/// An advanced player, whose pattern has no effect and never finishes.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var playbackRate: Float { get set }
  /// Never called: patterns do not finish.
  var completionHandler: ((any Error)?) -> Void { get set }
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func cancel() throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// A haptic engine without an actuator.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished,
      engineDestroyed, gameControllerDisconnect, systemError = -1
  }
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1, leaveEngineRunning
  }
  /// Never called by the simulator.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Never called by the simulator.
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false, isAutoShutdownEnabled = false,
    isMutedForAudio = false, isMutedForHaptics = false
  open var currentTime: TimeInterval { 0 }
  public override init() {}
  /// Always haptics and audio, as on a phone.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { PhoneCapability() }
  open func start() throws {}
  /// Completes in a later turn of the main queue.
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  /// Completes in a later turn of the main queue.
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }
  /// Does nothing, or throws an error if the file does not exist.
  open func playPattern(from fileURL: URL) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
  }
  /// Never calls the handler: patterns do not finish.
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}
}
