// Lines under texts from UIKit's styles, and the other way round [OpenSwiftUI's compatibility tests].

public import SimViews

extension Text.LineStyle {
  /// Creates a line style; nil for a thick, double or broken line, which SwiftUI does not draw.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let style = nsUnderlineStyle
    guard let known = patterns.first(where: { NSUnderlineStyle([.single, $0.bits]) == style })
    else { return nil }
    self.init(pattern: known.pattern)
  }
}

extension NSUnderlineStyle {
  public init(_ lineStyle: Text.LineStyle) {
    let bits = patterns.first { $0.pattern == lineStyle.pattern }?.bits ?? []
    self = [.single, bits]
  }
}

private let patterns: [(pattern: Text.LineStyle.Pattern, bits: NSUnderlineStyle)] = [
  (.solid, []), (.dot, .patternDot), (.dash, .patternDash), (.dashDot, .patternDashDot),
  (.dashDotDot, .patternDashDotDot),
]
