// Conversion between the two kinds of attributed strings: the text, links, colors, distances between characters, and from
// UIKit's kind the fonts. Markdown attributes stay with Foundation's kind.

public import Foundation
import SimViews

private typealias Attributes = AttributeScopes.SwiftUIAttributes

extension NSAttributedString {
  /// Creates an attributed string of UIKit's kind.
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var values: [NSAttributedString.Key: Any] = [:]
      if let link = run.link { values[.link] = link }
      if let color = run[Attributes.ForegroundColorAttribute.self] {
        values[.foregroundColor] = UIColor(color)
      }
      if let color = run[Attributes.BackgroundColorAttribute.self] {
        values[.backgroundColor] = UIColor(color)
      }
      if let kern = run[Attributes.KerningAttribute.self] { values[.kern] = kern }
      if let offset = run[Attributes.BaselineOffsetAttribute.self] {
        values[.baselineOffset] = offset
      }
      let text = String(attrStr[run.range].characters)
      whole.append(NSAttributedString(string: text, attributes: values))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// Creates an attributed string from one of UIKit's kind.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      var part = AttributedString(nsStr.attributedSubstring(from: range).string)
      part.link = values[.link] as? URL
      part[Attributes.ForegroundColorAttribute.self] =
        (values[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
      part[Attributes.BackgroundColorAttribute.self] =
        (values[.backgroundColor] as? UIColor).map { Color(uiColor: $0) }
      part[Attributes.FontAttribute.self] = (values[.font] as? UIFont).map { Font($0) }
      part[Attributes.KerningAttribute.self] = values[.kern] as? CGFloat
      part[Attributes.BaselineOffsetAttribute.self] = values[.baselineOffset] as? CGFloat
      self += part
    }
  }
}
