// Files and effects of audio engines. Files are not read, and nothing is rendered.

public import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// An audio file without frames.
open class AVAudioFile: NSObject {
  public let url: URL
  public let fileFormat: AVAudioFormat, processingFormat: AVAudioFormat
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  /// Opens a file, or throws an error if it does not exist.
  public convenience init(forReading url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.init(url)
  }
  /// Opens a file, to which nothing is written.
  public convenience init(forWriting url: URL, settings: [String: Any]) throws { self.init(url) }
  private init(_ url: URL) {
    self.url = url
    (fileFormat, processingFormat) = (AVAudioNode.stereo, AVAudioNode.stereo)
  }
  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1), interrupts = Self(rawValue: 2),
    interruptsAtLoop = Self(rawValue: 4)
}

extension AVAudioPlayerNode {
  /// Takes a file; what is scheduled never ends, so the handler is never called.
  public func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Takes a part of a file; what is scheduled never ends, so the handler is never called.
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Takes a buffer; what is scheduled never ends, so the handler is never called.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
}

open class AVAudioUnit: AVAudioNode {}

open class AVAudioUnitEffect: AVAudioUnit {
  open var bypass = false
}

open class AVAudioUnitTimeEffect: AVAudioUnit {
  open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// The rate as a factor, and the pitch in cents.
  open var rate: Float = 1, pitch: Float = 0
  open var overlap: Float = 8
  public override init() {}
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  open var rate: Float = 1
  public override init() {}
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber,
    cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// The share of the effect, in percent.
  open var wetDryMix: Float = 0
  public override init() {}
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// The delay in seconds, and shares in percent.
  open var delayTime: TimeInterval = 1, feedback: Float = 50, wetDryMix: Float = 100
  public override init() {}
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert,
    multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk,
    multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1,
    multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference,
    speechGoldenPi, speechRadioTower, speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnitEffect {
  open var preGain: Float = -6, wetDryMix: Float = 50
  public override init() {}
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop,
    lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The frequency in hertz, the bandwidth in octaves and the gain in decibels.
  open var frequency: Float = 0, bandwidth: Float = 0.5, gain: Float = 0
  open var bypass = true
  override init() {}
}

open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0
  public init(numberOfBands: Int) {
    bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
  }
}
