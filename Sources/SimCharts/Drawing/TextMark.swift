// A text in a figure with its position and style.
//
// The position is a point and an anchor. The bounds follow from the built-in advance widths, so
// they are known without any font, and a layout can ensure that no two texts overlap.

package import SimScreen

/// One line of text.
package struct TextMark: Equatable, Sendable {
  /// The part of the text that lies at its point.
  package enum Anchor: Equatable, Sendable {
    case start
    case middle
    case end
  }

  /// The text, in one line.
  package var text: String
  /// The point on the baseline at which the anchor lies.
  package var point: DisplayPoint
  /// The part of the text that lies at the point.
  package var anchor: Anchor
  /// The size, weight and colour.
  package var style: TextStyle
  /// Whether the text is rotated by a quarter turn, so that it reads upwards.
  package var isUpward: Bool

  package init(
    _ text: String, at point: DisplayPoint, anchor: Anchor = .start, style: TextStyle,
    isUpward: Bool = false
  ) {
    self.text = text
    self.point = point
    self.anchor = anchor
    self.style = style
    self.isUpward = isUpward
  }

  /// The start of the baseline.
  package var origin: DisplayPoint {
    let before: Double =
      switch anchor {
      case .start: 0
      case .middle: style.width(of: text) / 2
      case .end: style.width(of: text)
      }
    return isUpward
      ? DisplayPoint(point.x, point.y + before) : DisplayPoint(point.x - before, point.y)
  }

  /// The box around the text, from its ascenders to its descenders.
  package var bounds: DisplayRect {
    let (length, height) = (style.width(of: text), style.ascent + style.descent)
    return isUpward
      ? DisplayRect(x: origin.x - style.ascent, y: origin.y - length, width: height, height: length)
      : DisplayRect(x: origin.x, y: origin.y - style.ascent, width: length, height: height)
  }
}
