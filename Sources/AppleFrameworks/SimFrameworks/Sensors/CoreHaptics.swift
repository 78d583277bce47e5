// What shakes in the hand: patterns are put together and played, and nobody holds the device.

public import Foundation

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct PhoneCapability: CHHapticDeviceCapability {
  let supportsHaptics = true
  let supportsAudio = true
}

/// Something that shakes or sounds, at a moment and for a time, in seconds.
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
    /// How strong and sharp it is, and how it comes and goes.
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

/// Something said of a pattern while it is played.
open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong and sharp all of it is.
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

/// How what is said of a pattern changes.
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

/// What plays a pattern more than once; nothing shakes.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether it begins again, and how fast it is.
  var loopEnabled: Bool { get set }
  var playbackRate: Float { get set }
  /// Called at the end, which never comes.
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

/// What shakes the device; nobody holds it.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished,
      engineDestroyed, gameControllerDisconnect, systemError = -1
  }
  /// What is to be done at the end.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1, leaveEngineRunning
  }
  /// Called when it ends by itself; it never does.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when it has to restart; it never does.
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false, isAutoShutdownEnabled = false,
    isMutedForAudio = false, isMutedForHaptics = false
  open var currentTime: TimeInterval { 0 }
  public override init() {}
  /// What the device can do: a phone shakes and sounds.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { PhoneCapability() }
  open func start() throws {}
  /// Begins, and says so in a later turn of the main queue.
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  /// Ends, and says so in a later turn of the main queue.
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  /// What plays a pattern more than once.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }
  /// Plays a pattern in a file, which has to be there.
  open func playPattern(from fileURL: URL) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
  }
  /// Asks what to do when all patterns have ended, which they never do.
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}
}
