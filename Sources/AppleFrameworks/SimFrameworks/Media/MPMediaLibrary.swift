// The music library, to which access is denied: queries are empty, and players play nothing.

public import Foundation

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class MPMediaLibrary: NSObject {
  open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  override init() {}
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Reports a denial in a later turn of the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

public typealias MPMediaEntityPersistentID = UInt64

/// An item of the library; none is ever created.
open class MPMediaItem: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var assetURL: URL? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var playCount: Int { 0 }
  override init() {}
}

open class MPMediaItemCollection: NSObject {
  public let items: [MPMediaItem]
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  public init(items: [MPMediaItem]) { self.items = items }
}

/// A query, which finds nothing.
open class MPMediaQuery: NSObject {
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  public override init() {}
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// A player of the library, which has no item.
open class MPMusicPlayerController: NSObject {
  open class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  override init() {}
  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var currentPlaybackTime: TimeInterval = 0
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with storeIDs: [String]) {}
  open func prepareToPlay() {}
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
