// Audio engines: nodes are attached and connected, and no audio is rendered.

public import Foundation

public final class AVAudioFormat: NSObject, Sendable {
  /// The sample rate in hertz and the number of channels.
  public let sampleRate: Double, channelCount: UInt32
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  public let frameCapacity: UInt32
  open var frameLength: UInt32 = 0
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
  }
}

public final class AVAudioTime: NSObject, Sendable {
  public let sampleTime: Int64, sampleRate: Double
  public init(sampleTime: Int64, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

open class AVAudioNode: NSObject {
  static let stereo: AVAudioFormat = {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) else {
      preconditionFailure("A format of a rate and a number of channels is a format.")
    }
    return format
  }()
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { Self.stereo }
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { Self.stereo }
  /// Installs a tap whose block is never called.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  open func removeTap(onBus bus: Int) {}
}

open class AVAudioInputNode: AVAudioNode {}

open class AVAudioOutputNode: AVAudioNode {}

open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1, volume: Float = 1
  public override init() {}
}

open class AVAudioPlayerNode: AVAudioNode {
  open private(set) var isPlaying = false
  /// The stereo position, from -1 (left) to 1 (right).
  open var volume: Float = 1, pan: Float = 0, rate: Float = 1
  open var lastRenderTime: AVAudioTime? { nil }
  public override init() {}
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  open func play() { isPlaying = true }
  /// Starts at once and ignores the time.
  open func play(at when: AVAudioTime?) { isPlaying = true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  open private(set) var isRunning = false
  public override init() {}
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
}
