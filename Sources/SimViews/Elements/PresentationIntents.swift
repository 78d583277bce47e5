// What Markdown says of parts of an attributed string, under Foundation's names, which its Linux edition lacks.

/// What is said of text within a line.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits, as Foundation has them.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasized, which is shown in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly emphasized, which is shown bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, which is shown in a monospaced font.
  public static let code = Self(rawValue: 1 << 2)
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// The end of a line in the source, which is shown as a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// Markup within a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of markup.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

/// Which blocks text is in, the innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// What a block is.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    /// A heading of a level, from 1.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    case unorderedList
    /// An item of a list, with its number.
    case listItem(ordinal: Int)
    /// Code in a language.
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
  }

  public struct IntentType: Hashable, Codable, Sendable {
    public var kind: Kind
    /// Which of the blocks it is.
    public var identity: Int
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  /// The name that Foundation prints.
  public var debugDescription: String {
    switch self {
    case .paragraph: "paragraph"
    case .header(let level): "header \(level)"
    case .orderedList: "orderedList"
    case .unorderedList: "unorderedList"
    case .listItem(let ordinal): "listItem \(ordinal)"
    case .codeBlock(let language): "codeBlock '\(language ?? "")'"
    case .blockQuote: "blockQuote"
    case .thematicBreak: "thematicBreak"
    }
  }
}
