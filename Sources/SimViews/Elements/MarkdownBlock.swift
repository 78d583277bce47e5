// The blocks of Markdown that attributed strings describe: paragraphs, headings, lists, quotations, code and lines across,
// each of one level. What stands in a list or a quotation is a paragraph; nested blocks are not distinguished.

import Foundation

/// A block of a text in Markdown.
struct MarkdownBlock {
  /// Its text without the marks of the block; lines of a paragraph are put together with spaces.
  var text: String
  /// What it is, the innermost first.
  var intent: PresentationIntent
  /// Whether marks in it stand for themselves.
  var isVerbatim = false

  /// The blocks of a text, in order.
  static func blocks(of markdown: String) -> [MarkdownBlock] {
    var reader = Reader()
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(String(line))
    }
    reader.finish()
    return reader.blocks
  }

  /// What has been read so far.
  private struct Reader {
    var blocks: [MarkdownBlock] = []
    private var lines: [String] = []
    private var kinds: [PresentationIntent.IntentType] = []
    private var list: PresentationIntent.IntentType?
    private var ordinal = 0
    private var identity = 0
    private var fence: String?

    private mutating func kind(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
      identity += 1
      return PresentationIntent.IntentType(kind: kind, identity: identity)
    }

    mutating func read(_ line: String) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if let hint = fence {
        if words.hasPrefix("```") { closeFence(hint) } else { lines.append(line + "\n") }
      } else if words.hasPrefix("```") {
        finish()
        fence = String(words.dropFirst(3))
      } else if words.isEmpty {
        finish()
        list = nil
      } else if ["---", "***", "___"].contains(words) {
        finish()
        add("\u{2E3B}", [kind(.thematicBreak)])
      } else if let heading = words.wholeMatch(of: #/(#{1,6})\s+(.*?)\s*#*/#) {
        finish()
        add(String(heading.output.2), [kind(.header(level: heading.output.1.count))])
      } else if let item = words.wholeMatch(of: #/[-*+]\s+(.*)/#) {
        begin(.unorderedList, String(item.output.1))
      } else if let item = words.wholeMatch(of: #/(\d+)[.)]\s+(.*)/#) {
        begin(.orderedList, String(item.output.2), Int(item.output.1))
      } else if let quotation = words.wholeMatch(of: #/>\s?(.*)/#) {
        if kinds.last?.kind != .blockQuote {
          finish()
          let outer = kind(.blockQuote)
          kinds = [kind(.paragraph), outer]
        }
        lines.append(String(quotation.output.1))
      } else {
        if kinds.isEmpty { kinds = [kind(.paragraph)] }
        lines.append(words)
      }
    }

    /// Begins what stands in a list.
    private mutating func begin(
      _ kindOfList: PresentationIntent.Kind, _ text: String, _ number: Int? = nil
    ) {
      finish()
      if list?.kind != kindOfList {
        list = kind(kindOfList)
        ordinal = (number ?? 1) - 1
      }
      ordinal += 1
      let item = kind(.listItem(ordinal: ordinal))
      kinds = [kind(.paragraph), item] + (list.map { [$0] } ?? [])
      lines = [text]
    }

    private mutating func closeFence(_ hint: String) {
      let text = lines.joined()
      lines = []
      fence = nil
      add(text, [kind(.codeBlock(languageHint: hint.isEmpty ? nil : hint))], isVerbatim: true)
    }

    private mutating func add(
      _ text: String, _ kinds: [PresentationIntent.IntentType], isVerbatim: Bool = false
    ) {
      blocks.append(
        MarkdownBlock(
          text: text, intent: PresentationIntent(components: kinds), isVerbatim: isVerbatim))
    }

    /// Ends the block that is being read.
    mutating func finish() {
      if let hint = fence { return closeFence(hint) }
      if !lines.isEmpty { add(lines.joined(separator: " "), kinds) }
      lines = []
      kinds = []
    }
  }
}
