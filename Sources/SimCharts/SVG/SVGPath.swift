// Outlines as the text of a path: relative steps in tenths of a point, the shortest encoding.
//
// Positions are rounded before they are subtracted, so errors do not accumulate. All outlines have
// the same orientation, so those of one colour can share a path without cutting holes into each
// other. Adjacent bars on one line are combined into one outline.

import SimScreen

/// The text of a path.
struct SVGPath {
  /// The text of the outlines so far.
  private(set) var text = ""
  private var place = (x: 0, y: 0)
  /// The rectangle at the end of the text: its top, its bottom, and the number of bytes of its
  /// right side.
  private var bar: (top: Int, bottom: Int, down: Int)?

  /// Adds a filled rectangle of at least a tenth of a point in width and height.
  mutating func add(_ rect: DisplayRect) {
    let (x, y) = (Self.tenths(rect.x), Self.tenths(rect.y))
    let width = max(Self.tenths(rect.maxX) - x, 1)
    let height = max(Self.tenths(rect.maxY) - y, 1)
    let bottom = y + height
    let down = "v" + Self.text(height)
    if let bar, bar.bottom == bottom, place == (x, bottom) {
      text.removeLast(bar.down)
      if y != bar.top { text += "v" + Self.text(y - bar.top) }
    } else {
      move(to: (x, bottom))
      text += "v" + Self.text(-height)
    }
    text += "h" + Self.text(width) + down
    place = (x + width, bottom)
    bar = (y, bottom, down.utf8.count)
  }

  /// Adds a filled polygon.
  mutating func add(polygon points: [DisplayPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    add(line: area < 0 ? points.reversed() : points)
  }

  /// Adds a line through points; points that are equal to the one before after rounding are
  /// omitted.
  mutating func add(line points: [DisplayPoint]) {
    bar = nil
    for (index, point) in points.enumerated() {
      let next = (x: Self.tenths(point.x), y: Self.tenths(point.y))
      guard index > 0 else {
        move(to: next)
        continue
      }
      let (dx, dy) = (next.x - place.x, next.y - place.y)
      if dx == 0, dy == 0 { continue }
      text +=
        dy == 0
        ? "h" + Self.text(dx)
        : dx == 0 ? "v" + Self.text(dy) : "l" + Self.text(dx) + Self.joined(dy)
      place = next
    }
  }

  private mutating func move(to next: (x: Int, y: Int)) {
    text +=
      text.isEmpty
      ? "M" + Self.text(next.x) + Self.joined(next.y)
      : "m" + Self.text(next.x - place.x) + Self.joined(next.y - place.y)
    place = next
  }

  /// Returns a length in tenths of a point; NaN becomes zero, and values far outside any picture
  /// are clamped to a million.
  static func tenths(_ value: Double) -> Int {
    value.isNaN ? 0 : Int((min(max(value, -1e6), 1e6) * 10).rounded())
  }

  /// Returns tenths of a point as the shortest decimal number.
  static func text(_ tenths: Int) -> String {
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    if rest == 0 { return sign + "\(whole)" }
    return sign + (whole == 0 ? "" : "\(whole)") + ".\(rest)"
  }

  /// Returns a number to be appended to another one: a minus sign separates them as well as a space
  /// does.
  private static func joined(_ tenths: Int) -> String {
    tenths < 0 ? text(tenths) : " " + text(tenths)
  }
}
