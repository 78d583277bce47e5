// Players of sound that know whether they play. Nothing sounds, and nothing comes to its end.

public import Foundation

/// A player of sound in memory or in a file.
open class AVAudioPlayer: NSObject {
  /// Who hears that the sound has ended; it never does.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  /// How often the sound is repeated; -1 is for ever.
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds; not known.
  open var duration: TimeInterval { 0 }
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  /// Where the sound stands, from -1 at the left to 1 at the right.
  open var pan: Float = 0
  /// The channels of the sound; not known, so two.
  open var numberOfChannels: Int { 2 }
  /// The clock of the device that sounds; it stands.
  open var deviceCurrentTime: TimeInterval { 0 }
  public let url: URL?
  /// The sound, where it was given as data.
  public let data: Data?

  /// Creates a player of a file, which has to be there.
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
  /// Plays from a moment of the device's clock on.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Changes how loud it is, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Measures loudness, of which there is none.
  open func updateMeters() {}
  /// How loud a channel is, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud a channel was at most, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

/// Who hears of a player of sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound could not be read; never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
