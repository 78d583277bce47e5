// Sound and film: players that know whether they play. Nothing sounds, and nothing comes to its end.

public import Foundation
import SimComponents
public import SimViews

/// A player of sound in memory or in a file.
open class AVAudioPlayer: NSObject {
  /// Who hears that the sound has ended; it never does.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// How often the sound is repeated; -1 is for ever.
  open var numberOfLoops = 0
  /// Where the sound is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds; not known.
  open var duration: TimeInterval { 0 }
  /// How fast.
  open var rate: Float = 1
  /// Whether the speed may be changed.
  open var enableRate = false
  /// Where the sound came from.
  public let url: URL?

  /// Creates a player of a file, which has to be there.
  public init(contentsOf url: URL, fileTypeHint: String? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
  }
  /// Creates a player of data.
  public init(data: Data, fileTypeHint: String? = nil) throws { url = nil }

  /// Gets ready.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
}

/// Who hears of a player of sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has ended; never called.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Nothing happens.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// What the app's sound is for.
public final class AVAudioSession: NSObject, Sendable {
  /// A kind of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kinds.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient"),
      soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient"),
      playback = Category(rawValue: "AVAudioSessionCategoryPlayback"),
      record = Category(rawValue: "AVAudioSessionCategoryRecord"),
      playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// A use of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a use.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The uses.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault"),
      moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback"),
      spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio"),
      measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }
  /// How sounds of several apps go together.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The ways.
    public static let mixWithOthers = CategoryOptions(rawValue: 1),
      duckOthers = CategoryOptions(rawValue: 2), allowBluetooth = CategoryOptions(rawValue: 4),
      defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// What is said when sound is given up.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  private static let shared = AVAudioSession()
  private override init() {}
  /// The app's.
  public static func sharedInstance() -> AVAudioSession { shared }
  /// Accepted.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// Accepted.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// What a player plays.
open class AVPlayerItem: NSObject {
  /// Where it is.
  public let url: URL
  /// Creates an item.
  public init(url: URL) { self.url = url }
}

extension Notification.Name {
  /// Posted when an item has come to its end; it never does.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of film and sound.
open class AVPlayer: NSObject {
  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast; 0 while it waits.
  open var rate: Float = 0
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// Whether it is mute.
  open var isMuted = false
  /// Creates a player of nothing.
  public override init() {}
  /// Creates a player.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Creates a player.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Plays.
  open func play() { rate = 1 }
  /// Waits.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// A view that shows the film of a player: a black box.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  /// Creates a view with something over the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }
  /// A box.
  public var body: some View { Color.black.overlay(overlay) }
}

extension VideoPlayer where Overlay == EmptyView {
  /// Creates a view.
  public init(player: AVPlayer?) { overlay = EmptyView() }
}
