// Conversion between `AttributedString` and `NSAttributedString`: the text, links, colors and kerning, and from
// `NSAttributedString` the fonts. Markdown attributes are not converted.

public import Foundation
import SimViews

private typealias Attributes = AttributeScopes.SwiftUIAttributes

extension NSAttributedString {
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
