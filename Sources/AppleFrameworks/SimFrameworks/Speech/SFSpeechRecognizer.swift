// Speech recognition: authorization is denied, and nothing is recognized.

public import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true, requiresOnDeviceRecognition = false,
    addsPunctuation = false
  public override init() {}
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url: URL) { self.url = url }
}

open class SFSpeechRecognitionResult: NSObject {
  open class Transcription: NSObject {
    open var formattedString: String { "" }
    override init() {}
  }
  override init() {}
  open var bestTranscription: Transcription { Transcription() }
  open var isFinal: Bool { true }
}

open class SFSpeechRecognitionTask: NSObject {
  override init() {}
  open func cancel() {}
  open func finish() {}
}

/// The methods of a recognizer's delegate, none of which is called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// A recognizer that recognizes nothing; its handlers are never called.
open class SFSpeechRecognizer: @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  public convenience init?() { self.init(Locale.current) }
  private init(_ locale: Locale) { self.locale = locale }
  public convenience init?(locale: Locale) { self.init(locale) }
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  /// Reports a denial in a later turn of the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
