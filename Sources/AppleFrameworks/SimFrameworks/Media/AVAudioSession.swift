// The app's sound among the device's: accepted and noted, and nobody lets an app hear.

public import Foundation

public final class AVAudioSession: NSObject, Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient"),
      soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient"),
      playback = Category(rawValue: "AVAudioSessionCategoryPlayback"),
      record = Category(rawValue: "AVAudioSessionCategoryRecord"),
      playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault"),
      moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback"),
      spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio"),
      measurement = Mode(rawValue: "AVAudioSessionModeMeasurement"),
      voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat"),
      videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat"),
      videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
  }
  /// How sounds of several apps go together.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1),
      duckOthers = CategoryOptions(rawValue: 2), allowBluetooth = CategoryOptions(rawValue: 4),
      defaultToSpeaker = CategoryOptions(rawValue: 8),
      allowBluetoothA2DP = CategoryOptions(rawValue: 32),
      allowAirPlay = CategoryOptions(rawValue: 64),
      interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
  }
  /// What is said when sound is given up.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable {
    case undetermined, denied, granted
  }
  /// Which speaker sounds, whatever the category says.
  public enum PortOverride: UInt, Sendable {
    /// As the category says, or the loud one.
    case none = 0, speaker = 1_936_747_378
  }
  private static let shared = AVAudioSession()
  private override init() {}
  public static func sharedInstance() -> AVAudioSession { shared }
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  public var isOtherAudioPlaying: Bool { false }
  /// How loud the device is, from 0 to 1.
  public var outputVolume: Float { 0.5 }
  /// Whether the app may hear: it may not, nobody was asked.
  public var recordPermission: RecordPermission { .denied }
  /// Says no, in a later turn of the main queue.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
  /// Posted when a call takes the sound away, or when headphones come and go; they never are.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when headphones come and go; they never do.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

/// What an app may do with sound.
public enum AVAudioApplication {
  /// Says no, in a later turn of the main queue.
  public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { response(false) } }
  public static func requestRecordPermission() async -> Bool { false }
}

/// The keys of what is said of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey",
  AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The keys of what is said when headphones come and go.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey",
  AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

extension AVAudioSession {
  public enum InterruptionType: UInt, Sendable {
    case ended = 0, began
  }
  /// What may be done after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }
}
