// Where the pieces of a text lie in its frame: what is drawn there, and what a finger finds of its links.

package import Foundation

/// A piece of a line of text, of one style.
package struct PlacedText {
  package let string: String
  package let style: TextStyle
  /// Which of the text's runs it is a part of.
  package let run: Int
  /// The place of the piece, as high as a line, in the space of the text's frame.
  package let frame: CGRect
  /// How far below the top of its frame the line stands, in points.
  package let baseline: CGFloat
}

extension LayoutRuntime {
  /// The pieces of a text in the lines that a frame has room for.
  package func place(
    _ runs: [TextRun], _ style: TextStyle, _ values: EnvironmentValues?, in frame: CGRect
  ) -> [PlacedText] {
    var setter = LineSetter(measurer, width: frame.width, truncation: style.truncation)
    let fragments = runs.map {
      LineSetter.Fragment(string: $0.style.letters(of: $0.string), style: $0.style)
    }
    let lineHeight = fragments.reduce(0) { max($0, $1.style.font.lineHeight) }
    let shown = max(
      1, Int(((frame.height + style.lineSpacing + 0.5) / (lineHeight + style.lineSpacing))))
    let lines = setter.lines(of: fragments, most: style.lineLimit.map { min($0, shown) } ?? shown)
    var placed: [PlacedText] = []
    var y = frame.minY
    for line in lines {
      let width = line.reduce(0) { $0 + $1.width }
      var x = frame.minX
      let turns = values?.layoutDirection == .rightToLeft
      switch values?.multilineTextAlignment ?? .leading {
      case .center: x += (frame.width - width) / 2
      case .leading: x += turns ? frame.width - width : 0
      case .trailing: x += turns ? 0 : frame.width - width
      }
      let baseline = line.reduce(0) { max($0, $1.style.font.firstBaseline(scale: facts.scale)) }
      for piece in line {
        placed.append(
          PlacedText(
            string: piece.string, style: piece.style, run: piece.number,
            frame: CGRect(x: x, y: y, width: piece.width, height: lineHeight), baseline: baseline))
        x += piece.width
      }
      y += lineHeight + style.lineSpacing
    }
    return placed
  }
}

extension TextElement {
  /// The runs as they are shown in a frame of a size: smaller where the text has no room and may be.
  package func runs(in size: CGSize, _ runtime: LayoutRuntime) -> [TextRun] {
    var shown = runs.isEmpty ? [TextRun(string: string, style: style)] : runs
    let share = shrinkage(in: ProposedSize(size), runtime)
    guard share < 1 else { return shown }
    for index in shown.indices {
      shown[index].style.font = shown[index].style.font.scaled(by: share)
    }
    return shown
  }
}
