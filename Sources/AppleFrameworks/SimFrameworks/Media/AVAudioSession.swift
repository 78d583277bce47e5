// The audio session: its configuration is stored, and recording is denied.

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
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable {
    case undetermined, denied, granted
  }
  public enum PortOverride: UInt, Sendable {
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
  public var outputVolume: Float { 0.5 }
  public var recordPermission: RecordPermission { .denied }
  /// Reports a denial in a later turn of the main queue.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
  /// Never posted by the simulator.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Never posted by the simulator.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

public enum AVAudioApplication {
  /// Reports a denial in a later turn of the main queue.
  public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { response(false) } }
  public static func requestRecordPermission() async -> Bool { false }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey",
  AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey",
  AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

extension AVAudioSession {
  public enum InterruptionType: UInt, Sendable {
    case ended = 0, began
  }
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
