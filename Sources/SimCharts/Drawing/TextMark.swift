// A text in a figure: what it says, where, how large.
//
// Its place is a point and an anchor; its bounds follow from the committed advance widths, so they
// are known without any font, and a layout can make sure that no two texts overlap.

/// One line of text.
package struct TextMark: Equatable, Sendable {
  /// Which part of the text lies at its point.
  package enum Anchor: Equatable, Sendable {
    case start
    case middle
    case end
  }

  /// The text, in one line.
  package var text: String
  /// The point on the baseline at which the anchor lies.
  package var point: Point
  /// Which part of the text lies at the point.
  package var anchor: Anchor
  /// Size, weight and colour.
  package var style: TextStyle

  package init(_ text: String, at point: Point, anchor: Anchor = .start, style: TextStyle) {
    self.text = text
    self.point = point
    self.anchor = anchor
    self.style = style
  }

  /// Where the baseline begins.
  package var origin: Point {
    switch anchor {
    case .start: point
    case .middle: Point(point.x - style.width(of: text) / 2, point.y)
    case .end: Point(point.x - style.width(of: text), point.y)
    }
  }

  /// The box around the text, from its ascenders to its descenders.
  package var bounds: Rect {
    Rect(
      x: origin.x, y: point.y - style.ascent, width: style.width(of: text),
      height: style.ascent + style.descent)
  }
}
