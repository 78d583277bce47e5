// Speech synthesizers that keep their queue and state. They produce no sound and never finish.

public import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1, enhanced, premium
}

public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  public let language: String
  /// Creates a voice of a language; nil selects American English.
  public init?(language code: String?) { language = code ?? "en-US" }
  public init?(identifier: String) { language = "en-US" }
  public var identifier: String { "com.apple.voice.compact.\(language).Samantha" }
  public var name: String { "Samantha" }
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: "en-US")].compactMap { $0 }
  }
  public class func currentLanguageCode() -> String { "en-US" }
}

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate, pitchMultiplier: Float = 1, volume: Float = 1
  /// The delays before and after the utterance, in seconds.
  open var preUtteranceDelay: TimeInterval = 0, postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}

public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Never called: no utterance finishes.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Never called: no utterance advances.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

open class AVSpeechSynthesizer: NSObject {
  private var queue: [AVSpeechUtterance] = []
  /// The delegate; it is notified of start, pause, continue and cancel.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isPaused = false
  open var isSpeaking: Bool { !queue.isEmpty }
  public override init() {}
  /// Adds an utterance to the queue.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { delegate?.speechSynthesizer(self, didStart: utterance) }
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first else { return false }
    queue = []
    isPaused = false
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }
  @discardableResult open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }
}
