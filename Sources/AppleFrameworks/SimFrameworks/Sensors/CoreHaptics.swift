// What shakes in the hand: patterns are put together and played, and nobody holds the device.

public import Foundation

/// What the device can do.
public protocol CHHapticDeviceCapability {
  /// Whether it shakes.
  var supportsHaptics: Bool { get }
  /// Whether it sounds with it.
  var supportsAudio: Bool { get }
}

private struct PhoneCapability: CHHapticDeviceCapability {
  let supportsHaptics = true
  let supportsAudio = true
}

/// Something that shakes or sounds, at a moment and for a time, in seconds.
open class CHHapticEvent: NSObject {
  /// A kind.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A knock, a shaking, a sound.
    public static let hapticTransient = Self(rawValue: "HapticTransient"),
      hapticContinuous = Self(rawValue: "HapticContinuous"),
      audioContinuous = Self(rawValue: "AudioContinuous"),
      audioCustom = Self(rawValue: "AudioCustom")
  }
  /// What is said of it.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
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
  /// What it is.
  public let type: EventType
  /// What is said of it.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins.
  open var relativeTime: TimeInterval
  /// How long it is.
  open var duration: TimeInterval
  /// Creates a knock or a shaking.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (relativeTime, self.duration) = (time, duration)
  }
}

/// Something said of what shakes.
open class CHHapticEventParameter: NSObject {
  /// What is said.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much.
  open var value: Float
  /// Creates a statement.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// Something said of a pattern while it is played.
open class CHHapticDynamicParameter: NSObject {
  /// What is said.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong and sharp all of it is.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl"),
      hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl"),
      audioVolumeControl = Self(rawValue: "AudioVolumeControl")
  }
  /// What is said.
  public let parameterID: ID
  /// How much, and when.
  open var value: Float, relativeTime: TimeInterval
  /// Creates a statement.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// How what is said of a pattern changes.
open class CHHapticParameterCurve: NSObject {
  /// So much at a moment.
  open class ControlPoint: NSObject {
    /// When, and how much.
    open var relativeTime: TimeInterval, value: Float
    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }
  /// What changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// How.
  public let controlPoints: [ControlPoint]
  /// When it begins.
  open var relativeTime: TimeInterval
  /// Creates a change.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}

/// What shakes one after another.
open class CHHapticPattern: NSObject {
  private let events: [CHHapticEvent]
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
  /// Creates a pattern that changes.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
  /// How long it is, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// What plays a pattern; nothing shakes.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Plays.
  func start(atTime time: TimeInterval) throws
  /// Ends.
  func stop(atTime time: TimeInterval) throws
  /// Ends.
  func cancel() throws
  /// Says something of the pattern.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Whether it is heard.
  var isMuted: Bool { get set }
}

/// What plays a pattern more than once; nothing shakes.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Waits.
  func pause(atTime time: TimeInterval) throws
  /// Goes on.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a moment.
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether it begins again, and how fast it is.
  var loopEnabled: Bool { get set }
  /// How fast it is.
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

/// When patterns are played.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What shakes the device; nobody holds it.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Why it has ended.
  public enum StoppedReason: Int, Sendable {
    /// The reasons.
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished,
      engineDestroyed, gameControllerDisconnect, systemError = -1
  }
  /// What is to be done at the end.
  public enum FinishedAction: Int, Sendable {
    /// The ways.
    case stopEngine = 1, leaveEngineRunning
  }
  /// Called when it ends by itself; it never does.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when it has to restart; it never does.
  open var resetHandler: () -> Void = {}
  /// How it shows itself and ends.
  open var playsHapticsOnly = false, isAutoShutdownEnabled = false,
    isMutedForAudio = false, isMutedForHaptics = false
  /// Its clock; it stands.
  open var currentTime: TimeInterval { 0 }
  /// Creates an engine.
  public override init() {}
  /// What the device can do: a phone shakes and sounds.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { PhoneCapability() }
  /// Begins.
  open func start() throws {}
  /// Begins, and says so in a later turn of the main queue.
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  /// Ends, and says so in a later turn of the main queue.
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  /// What plays a pattern.
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
