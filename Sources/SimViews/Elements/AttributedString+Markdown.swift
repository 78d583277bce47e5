// Attributed strings from Markdown: emphasis, code and links are attributes of runs, and blocks follow each other
// without anything in between, as in Foundation; code that shows blocks looks at their intents.

public import Foundation

extension AttributeScopes.SwiftUIAttributes {
  /// What Markdown says of the text within a line.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of what is said.
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
  /// Which blocks of Markdown the text is in.
  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}

extension AttributedString {
  /// Options that affect the handling of Markdown.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Blocks and their contents; only inline markup; inline markup, with white space preserved.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What is done if the text cannot be parsed; all text can.
    public enum FailurePolicy: Sendable {
      /// An error, or what was understood before it.
      case throwError, returnPartiallyParsedIfPossible
    }
    /// Whether custom attributes are read; none are.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// What is done if the text cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown.
  ///
  /// - Parameter baseURL: what relative addresses of links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: append(inline: markdown, relativeTo: baseURL)
    case .inlineOnly:
      let words = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      append(inline: words, relativeTo: baseURL)
    case .full:
      for block in MarkdownBlock.blocks(of: markdown) {
        var part = AttributedString()
        if block.isVerbatim {
          part += AttributedString(block.text)
        } else {
          part.append(inline: block.text, relativeTo: baseURL)
        }
        part[AttributeScopes.SwiftUIAttributes.PresentationIntentAttribute.self] = block.intent
        append(part)
      }
    }
  }

  /// Creates an attributed string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from markup within a line.
  init(inlineMarkdown markdown: String) {
    self.init()
    append(inline: markdown, relativeTo: nil)
  }

  private mutating func append(inline markdown: String, relativeTo base: URL?) {
    typealias Intent = AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute
    for (string, style) in Markdown.runs(of: markdown) {
      var part = AttributedString(string)
      var intent: InlinePresentationIntent = []
      if style.isEmphasised { intent.insert(.emphasized) }
      if style.isStrong { intent.insert(.stronglyEmphasized) }
      if style.isCode { intent.insert(.code) }
      if style.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[Intent.self] = intent }
      if let link = style.link { part.link = URL(string: link, relativeTo: base) }
      append(part)
    }
  }
}
