// A voice that reads aloud: it knows what it was given and whether it speaks. Nothing sounds, and nothing comes to its end.

public import Foundation

/// The slowest, fastest and usual speed of a voice.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speed of a voice.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of a voice.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The qualities.
  case `default` = 1, enhanced, premium
}

/// A voice.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// What it speaks.
  public let language: String
  /// Creates the voice of a language, or of the device's.
  public init?(language code: String?) { language = code ?? "en-US" }
  /// Creates a voice by its name.
  public init?(identifier: String) { language = "en-US" }
  /// The voice's name.
  public var identifier: String { "com.apple.voice.compact.\(language).Samantha" }
  /// What users call it.
  public var name: String { "Samantha" }
  /// How good it is.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The voices: one.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: "en-US")].compactMap { $0 }
  }
  /// What the device speaks.
  public class func currentLanguageCode() -> String { "en-US" }
}

/// What is read aloud.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// Who reads it.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, how high, and how loud.
  open var rate = AVSpeechUtteranceDefaultSpeechRate, pitchMultiplier: Float = 1, volume: Float = 1
  /// How long is waited before and behind it, in seconds.
  open var preUtteranceDelay: TimeInterval = 0, postUtteranceDelay: TimeInterval = 0
  /// Creates a text to be read.
  public init(string: String) { speechString = string }
}

/// Where a voice may stop.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once, or behind the word.
  case immediate, word
}

/// Who hears of a voice.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// It begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It has come to the end; never called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It was told to wait.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It was told to go on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It was told to stop.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// It comes to a word; never called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Nothing happens.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Nothing happens.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Nothing happens.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Nothing happens.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Nothing happens.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Nothing happens.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// A voice with what it has to read.
open class AVSpeechSynthesizer: NSObject {
  private var queue: [AVSpeechUtterance] = []
  /// Who hears of it: that it begins, waits, goes on and stops.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it was told to wait.
  open private(set) var isPaused = false
  /// Whether there is something to read.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Creates a voice.
  public override init() {}
  /// Reads a text, behind what it reads.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { delegate?.speechSynthesizer(self, didStart: utterance) }
  }
  /// Stops, and forgets what waits.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first else { return false }
    queue = []
    isPaused = false
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }
  /// Waits.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }
  /// Goes on.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }
}
