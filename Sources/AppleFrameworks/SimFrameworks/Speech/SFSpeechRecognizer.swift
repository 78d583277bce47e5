// What is said to the device: nobody speaks, and nobody lets an app listen.

public import Foundation

/// Whether an app may understand what is said.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class SFSpeechRecognitionRequest: NSObject {
  /// Whether halves of sentences are told, and whether no server is asked.
  open var shouldReportPartialResults = true, requiresOnDeviceRecognition = false,
    addsPunctuation = false
  public override init() {}
}

/// What is to be understood of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// What is to be understood of a file.
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

/// Who hears whether speech can be understood now; nobody is told.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Who understands speech; nothing is understood, and closures are not called.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  public convenience override init() { self.init(Locale.current) }
  private init(_ locale: Locale) { self.locale = locale }
  public convenience init?(locale: Locale) { self.init(locale) }
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  /// Whether the app may: nobody has been asked.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  /// Says no, in a later turn of the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
