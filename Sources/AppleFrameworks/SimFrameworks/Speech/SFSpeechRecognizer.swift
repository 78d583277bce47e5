// What is said to the device: nobody speaks, and nobody lets an app listen.

public import Foundation

/// Whether an app may understand what is said.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The answers.
  case notDetermined, denied, restricted, authorized
}

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject {
  /// Whether halves of sentences are told, and whether no server is asked.
  open var shouldReportPartialResults = true, requiresOnDeviceRecognition = false,
    addsPunctuation = false
  /// Creates a request.
  public override init() {}
}

/// What is to be understood of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Takes sound.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// There is no more.
  open func endAudio() {}
}

/// What is to be understood of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// Where the file lies.
  public let url: URL
  /// Creates a request.
  public init(url: URL) { self.url = url }
}

/// What was understood; nothing is.
open class SFSpeechRecognitionResult: NSObject {
  /// What was understood.
  open class Transcription: NSObject {
    /// The text.
    open var formattedString: String { "" }
    override init() {}
  }
  override init() {}
  /// What was understood best.
  open var bestTranscription: Transcription { Transcription() }
  /// Whether nothing more comes.
  open var isFinal: Bool { true }
}

/// What is at work to understand.
open class SFSpeechRecognitionTask: NSObject {
  override init() {}
  /// Ends.
  open func cancel() {}
  /// Ends with what there is.
  open func finish() {}
}

/// Who hears whether speech can be understood now; nobody is told.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// It can or cannot be.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Nothing happens.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Who understands speech; nothing is understood, and closures are not called.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// What is spoken.
  public let locale: Locale
  /// Who hears of it.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Creates one of the device's language.
  public convenience override init() { self.init(Locale.current) }
  private init(_ locale: Locale) { self.locale = locale }
  /// Creates one of a language.
  public convenience init?(locale: Locale) { self.init(locale) }
  /// Whether speech can be understood now.
  open var isAvailable: Bool { false }
  /// Whether no server is asked.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Whether the app may: nobody has been asked.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  /// Says no, in a later turn of the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  /// Listens; the closure is not called.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
