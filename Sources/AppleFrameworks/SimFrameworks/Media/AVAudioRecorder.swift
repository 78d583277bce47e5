// Audio recorders that keep their recording state. They write no file.

public import Foundation

public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey",
  AVNumberOfChannelsKey = "AVNumberOfChannelsKey",
  AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey",
  AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey",
  AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey",
  AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey",
  AVEncoderBitRateKey = "AVEncoderBitRateKey"

public typealias AudioFormatID = UInt32
/// The format identifiers, as the four-character codes of Core Audio.
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

/// An audio recorder, which records nothing and writes no file.
open class AVAudioRecorder: NSObject {
  public let url: URL
  public let settings: [String: Any]
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { 0 }
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    isRecording = true
    return true
  }
  /// Starts recording, which continues until `stop` is called.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  open func pause() { isRecording = false }
  open func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  @discardableResult open func deleteRecording() -> Bool { !isRecording }
  /// Does nothing: there is no sound.
  open func updateMeters() {}
  /// Always -160 dB, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Always -160 dB, which is silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Calls the block in a later turn of the main queue without a sound.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) } }
/// Calls the block in a later turn of the main queue without a sound.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
/// Creates a system sound, which always has the same identifier.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 0x1000
  return 0
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
