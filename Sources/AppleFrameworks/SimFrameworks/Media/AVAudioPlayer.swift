// Audio players that keep their playing state. They produce no sound and never finish.

public import Foundation

open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  /// The number of repetitions; -1 means without end.
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  /// Always 0, because files are not read.
  open var duration: TimeInterval { 0 }
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  /// The stereo position, from -1 (left) to 1 (right).
  open var pan: Float = 0
  /// Always 2, because files are not read.
  open var numberOfChannels: Int { 2 }
  open var deviceCurrentTime: TimeInterval { 0 }
  public let url: URL?
  /// The data that the player was created with, if it was.
  public let data: Data?

  /// Creates a player, or throws an error if the file does not exist.
  public init(contentsOf url: URL, fileTypeHint: String? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    (self.url, data) = (url, nil)
  }
  public init(data: Data, fileTypeHint: String? = nil) throws { (url, self.data) = (nil, data) }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Starts at once and ignores the time.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Does nothing: there is no sound.
  open func updateMeters() {}
  /// Always -160 dB, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Always -160 dB, which is silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called: files are not decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
