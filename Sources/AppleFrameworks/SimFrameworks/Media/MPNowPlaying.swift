// Now-playing information and remote commands. They are stored, and no command is ever sent.

public import Foundation
import SimViews
public import SimUIKit

public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist",
  MPMediaItemPropertyAlbumTitle = "albumTitle", MPMediaItemPropertyArtwork = "artwork",
  MPMediaItemPropertyPlaybackDuration = "playbackDuration", MPMediaItemPropertyGenre = "genre",
  MPMediaItemPropertyAlbumArtist = "albumArtist"
public let
  MPNowPlayingInfoPropertyElapsedPlaybackTime =
    "MPNowPlayingInfoPropertyElapsedPlaybackTime",
  MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate",
  MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate",
  MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream",
  MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType",
  MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex",
  MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let makeImage: (CGSize) -> UIImage
  /// Creates artwork whose image is requested lazily.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    makeImage = requestHandler
  }
  /// Returns the image at a size in points.
  open func image(at size: CGSize) -> UIImage? { makeImage(size) }
}

open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { only }
  private static let name = "MPNowPlayingInfoCenter"
  private var infoOutside: [String: Any] = [:]
  /// The information on the running device.
  open var nowPlayingInfo: [String: Any]? {
    get {
      let info = DeviceMemory.read(Self.name) ?? infoOutside
      return info.isEmpty ? nil : info
    }
    set { if !DeviceMemory.keep(newValue ?? [:], Self.name) { infoOutside = newValue ?? [:] } }
  }
  open var playbackState = MPNowPlayingPlaybackState.unknown
  override init() {}
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  public let timestamp: TimeInterval
  init(_ command: MPRemoteCommand) { (self.command, timestamp) = (command, 0) }
}

/// Never sent: there are no remote controls.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

/// Never sent: there are no remote controls.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  override init() {}
  /// Adds a handler that is never called.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func removeTarget(_ target: Any?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The remote commands, none of which is ever sent.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }
  override init() {}
  public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(),
    stopCommand = MPRemoteCommand(), togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand(),
    skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let likeCommand = MPRemoteCommand(), dislikeCommand = MPRemoteCommand()
}

/// A volume slider, drawn as an empty box.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true, showsRouteButton = true
}
