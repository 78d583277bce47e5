// Recorders of sound that know whether they record: the room is silent, and no file is written.

public import Foundation

/// Keys of what is said of a recording.
public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey",
  AVNumberOfChannelsKey = "AVNumberOfChannelsKey",
  AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey",
  AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey",
  AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey",
  AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey",
  AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The name of a kind of sound.
public typealias AudioFormatID = UInt32
/// Kinds of sound, by the four letters that Core Audio gives them.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320,
  kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D,
  kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20, medium = 0x40, high = 0x60
  case max = 0x7F
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A recorder; nothing is heard, and no file is written.
open class AVAudioRecorder: NSObject {
  public let url: URL
  public let settings: [String: Any]
  /// Who hears of it: that it has stopped.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  /// How long it has recorded, in seconds; time stands.
  open var currentTime: TimeInterval { 0 }
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    isRecording = true
    return true
  }
  /// Records for so long, in seconds; it goes on until it is told to stop.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  open func pause() { isRecording = false }
  open func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  @discardableResult open func deleteRecording() -> Bool { !isRecording }
  /// Measures loudness, of which there is none.
  open func updateMeters() {}
  /// How loud a channel is, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud a channel was at most, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Nothing sounds, and a closure hears so in a later turn of the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) } }
/// Nothing sounds, and a closure hears so in a later turn of the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
/// Makes a sound of a file: every one has the same number.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 0x1000
  return 0
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
