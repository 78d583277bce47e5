// The text of a figure that has nothing to draw.

import SimCharts
import SimScreen

/// A message in place of a chart, in at most four lines.
enum Message {
  private static let mostLines = 4
  private static let line = 19.0

  /// Draws a message around a point.
  static func draw(_ text: String, middle: DisplayPoint, width: Double, in figure: inout Figure) {
    let style = FigureStyle.heading
    let lines = wrap(text, width: width, style: style)
    let top = middle.y - Double(lines.count - 1) / 2 * line
    for (index, text) in lines.enumerated() {
      let point = DisplayPoint(middle.x, top + Double(index) * line + 5)
      figure.text(TextMark(text, at: point, anchor: .middle, style: style), within: width)
    }
  }

  /// Returns lines of words that fit a width; words for which there is no line stay on the last
  /// one, to be cut.
  private static func wrap(_ text: String, width: Double, style: TextStyle) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let longer = lines.last.map { $0 + " " + word } ?? String(word)
      if lines.isEmpty || (style.width(of: longer) > width && lines.count < mostLines) {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }
}
