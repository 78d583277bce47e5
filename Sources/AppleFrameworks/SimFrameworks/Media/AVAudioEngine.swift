// Sound that flows through an app: the parts are put together, and nothing flows.

public import Foundation

/// How sound is counted.
public final class AVAudioFormat: NSObject, Sendable {
  /// How often a second, and on how many channels.
  public let sampleRate: Double, channelCount: UInt32
  /// Creates a format.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

/// Some sound.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// How it is counted.
  public let format: AVAudioFormat
  /// How much fits in.
  public let frameCapacity: UInt32
  /// How much is in.
  open var frameLength: UInt32 = 0
  /// The numbers; there are none.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  /// Creates room for sound.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
  }
}

/// A moment of sound.
public final class AVAudioTime: NSObject, Sendable {}

/// A part through which sound flows.
open class AVAudioNode: NSObject {
  private static let stereo: AVAudioFormat = {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) else {
      preconditionFailure("A format of a rate and a number of channels is a format.")
    }
    return format
  }()
  /// How sound comes out.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { Self.stereo }
  /// How sound comes in.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { Self.stereo }
  /// Would give sound to a closure; none comes.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Removes the tap.
  open func removeTap(onBus bus: Int) {}
}

/// The microphone.
open class AVAudioInputNode: AVAudioNode {}

/// Where sounds come together.
open class AVAudioMixerNode: AVAudioNode {
  /// How loud.
  open var outputVolume: Float = 1
}

/// A part that plays files.
open class AVAudioPlayerNode: AVAudioNode {
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// How loud.
  open var volume: Float = 1
  /// Creates a part.
  public override init() {}
  /// Plays.
  open func play() { isPlaying = true }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
}

/// What puts parts together; nothing flows.
open class AVAudioEngine: NSObject {
  /// The microphone.
  public let inputNode = AVAudioInputNode()
  /// Where sounds come together.
  public let mainMixerNode = AVAudioMixerNode()
  /// Whether it was told to run.
  open private(set) var isRunning = false
  /// Creates an engine.
  public override init() {}
  /// Takes a part.
  open func attach(_ node: AVAudioNode) {}
  /// Gives a part up.
  open func detach(_ node: AVAudioNode) {}
  /// Lets sound flow from a part to another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Gets ready.
  open func prepare() {}
  /// Runs.
  open func start() throws { isRunning = true }
  /// Waits.
  open func pause() { isRunning = false }
  /// Ends.
  open func stop() { isRunning = false }
}
