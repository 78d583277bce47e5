// Players that keep their playing state and position. Time does not advance, and no item finishes.

public import Foundation
import SimComponents

open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  public let asset: AVAsset
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public init(asset: AVAsset) { self.asset = asset }
  open var url: URL { asset.url }
  /// Always `unknown`, because nothing is loaded.
  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }
  open var error: (any Error)? { nil }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Accepted and ignored; in seconds.
  open var preferredForwardBufferDuration: TimeInterval = 0
  open internal(set) var time = CMTime.zero
  open func currentTime() -> CMTime { time }
}

extension Notification.Name {
  /// Never posted by the simulator.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Never posted by the simulator.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension AVPlayerItem {
  /// Never posted by the simulator.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

open class AVPlayer: NSObject {
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  open internal(set) var currentItem: AVPlayerItem? {
    didSet { keyValueChanged(self, [\.currentItem]) }
  }
  open var rate: Float = 0 {
    didSet { keyValueChanged(self, [\.rate, \.timeControlStatus]) }
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  /// Accepted and ignored: no item finishes.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true, preventsDisplaySleepDuringVideoPlayback = true
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  open func currentTime() -> CMTime { currentItem?.time ?? .zero }
  open func seek(to time: CMTime) { currentItem?.time = time }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Seeks at once and completes in a later turn of the main queue.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }
  /// Seeks at once and completes in a later turn of the main queue.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    currentItem?.time = time
    return true
  }
  /// Adds an observer that is never called, because time does not advance.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Adds an observer that is never called, because time does not advance.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items; it stays at its first item until `advanceToNextItem` is called.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  public override convenience init(playerItem item: AVPlayerItem?) {
    self.init(items: item.map { [$0] } ?? [])
  }
  public override convenience init() { self.init(items: []) }
  public override convenience init(url: URL) { self.init(items: [AVPlayerItem(url: url)]) }
  /// Returns the items that are still to be played, the current one first.
  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    currentItem = queue.first
  }
  /// Inserts an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    currentItem = queue.first
  }
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    currentItem = queue.first
  }
  open func removeAllItems() {
    queue = []
    currentItem = nil
  }
}

open class AVPlayerLooper: NSObject {
  /// Creates a looper, and adds the item to the player's queue if it is not there.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    if !player.items().contains(where: { $0 === itemToLoop }) {
      player.insert(itemToLoop, after: nil)
    }
  }
  open func disableLooping() {}
}
