// What plays, for the lock screen: kept, and nobody presses its buttons.

public import Foundation
import SimViews
public import SimUIKit

/// What is said of what plays.
public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist",
  MPMediaItemPropertyAlbumTitle = "albumTitle", MPMediaItemPropertyArtwork = "artwork",
  MPMediaItemPropertyPlaybackDuration = "playbackDuration", MPMediaItemPropertyGenre = "genre",
  MPMediaItemPropertyAlbumArtist = "albumArtist"
/// How far it is.
public let
  MPNowPlayingInfoPropertyElapsedPlaybackTime =
    "MPNowPlayingInfoPropertyElapsedPlaybackTime",
  MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate",
  MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate",
  MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream",
  MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType",
  MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex",
  MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The states.
  case unknown, playing, paused, stopped, interrupted
}

/// The picture of what plays: kept.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let bounds: CGRect
  private let makeImage: (CGSize) -> UIImage
  /// Creates a picture that is asked for when it is wanted.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    makeImage = requestHandler
  }
  /// The picture in a size, in points.
  open func image(at size: CGSize) -> UIImage? { makeImage(size) }
}

/// What plays: kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()
  /// The only one.
  open class func `default`() -> MPNowPlayingInfoCenter { only }
  private static let name = "MPNowPlayingInfoCenter"
  private var infoOutside: [String: Any] = [:]
  /// What is said of it, on the device that runs.
  open var nowPlayingInfo: [String: Any]? {
    get {
      let info = DeviceMemory.read(Self.name) ?? infoOutside
      return info.isEmpty ? nil : info
    }
    set { if !DeviceMemory.keep(newValue ?? [:], Self.name) { infoOutside = newValue ?? [:] } }
  }
  /// Whether it plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
  override init() {}
}

/// How the app answered.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The answers.
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A button was pressed; none is.
open class MPRemoteCommandEvent: NSObject {
  /// The button.
  public let command: MPRemoteCommand
  /// When, in seconds.
  public let timestamp: TimeInterval
  init(_ command: MPRemoteCommand) { (self.command, timestamp) = (command, 0) }
}

/// The place was changed; it never is.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Where to, in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// The app is to skip; it never is.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How far, in seconds.
  open var interval: TimeInterval { 0 }
}

/// A button: kept.
open class MPRemoteCommand: NSObject {
  /// Whether it can be pressed.
  open var isEnabled = true
  override init() {}
  /// Takes who hears of it; nobody does.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  /// Lets go of who hears of it.
  open func removeTarget(_ target: Any?) {}
}

/// A button to skip: kept.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How far, in seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A slider: kept.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The buttons: kept, and nobody presses one.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()
  /// The only ones.
  open class func shared() -> MPRemoteCommandCenter { only }
  override init() {}
  /// Play and pause.
  public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(),
    stopCommand = MPRemoteCommand(), togglePlayPauseCommand = MPRemoteCommand()
  /// Other tracks.
  public let nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand()
  /// Other places.
  public let skipForwardCommand = MPSkipIntervalCommand(),
    skipBackwardCommand = MPSkipIntervalCommand()
  /// Other places, by a slider.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Likes.
  public let likeCommand = MPRemoteCommand(), dislikeCommand = MPRemoteCommand()
}

/// A slider for the loudness of the device: a box.
open class MPVolumeView: UIView {
  /// What is shown.
  open var showsVolumeSlider = true, showsRouteButton = true
}
