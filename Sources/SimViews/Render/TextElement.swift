package import Foundation

/// A run of text.
@MainActor
package final class TextElement: RenderElement {
  @exclusivity(unchecked) package private(set) var string = ""
  @exclusivity(unchecked) package private(set) var style = TextStyle.initial
  /// The parts, where they have several styles.
  @exclusivity(unchecked) private var runs: [TextRun] = []
  /// The width of the text in one line; not a number before it was measured.
  @exclusivity(unchecked) private var naturalWidth = CGFloat.nan
  /// The lines at the two widths that were asked for last: a stack asks for its least width again and again.
  @exclusivity(unchecked) private var broken = (LineBreak(), LineBreak())

  private struct LineBreak {
    /// The width, in points; not a number where the text was not broken.
    var width = CGFloat.nan
    var lines = 0
  }

  package override var kind: RenderKind { .text }
  package override var contentDescription: String { "\"\(string)\" \(style)" }

  func update(
    _ string: String, style: TextStyle, runs: [TextRun] = [], _ runtime: ViewRuntime
  ) {
    guard
      string != self.string || style != self.style || naturalWidth.isNaN || runs != self.runs
    else { return }
    self.string = string
    self.style = style
    self.runs = runs
    naturalWidth = .nan
    broken = (LineBreak(), LineBreak())
    contentChanged(runtime)
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    if naturalWidth.isNaN {
      naturalWidth = measuredWidth(runtime).rounded(.up)
      runtime.report(.textMeasured)
    }
    let width = naturalWidth
    guard let available = proposal.width, available < width else {
      return CGSize(width: width, height: lineHeight)
    }
    return wrapped(in: max(available, 1), naturalWidth: width, runtime)
  }

  /// The baseline of the first or of the last line.
  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: ViewRuntime
  ) -> CGFloat? {
    switch key {
    case .firstTextBaseline: style.font.baseline
    case .lastTextBaseline: size.height - style.font.lineHeight + style.font.baseline
    default: nil
    }
  }

  private func wrapped(in available: CGFloat, naturalWidth: CGFloat, _ runtime: ViewRuntime)
    -> CGSize
  {
    let lines = lines(in: available, naturalWidth, runtime)
    return CGSize(
      width: min(naturalWidth, available),
      height: lineHeight * CGFloat(lines) + style.lineSpacing * CGFloat(lines - 1))
  }

  private var lineHeight: CGFloat {
    runs.isEmpty
      ? style.font.lineHeight : runs.reduce(0) { max($0, $1.style.font.lineHeight) }
  }

  private func measuredWidth(_ runtime: ViewRuntime) -> CGFloat {
    guard !runs.isEmpty else { return width(of: string, style.font, runtime) }
    return runs.reduce(0) { $0 + width(of: $1.string, $1.style.font, runtime) }
  }

  private func width(of string: String, _ font: ResolvedFont, _ runtime: ViewRuntime) -> CGFloat {
    let width = runtime.measurer.width(of: string, font: font)
    return font.tracking == 0 ? width : width + font.tracking * CGFloat(string.count)
  }

  private func lines(in available: CGFloat, _ naturalWidth: CGFloat, _ runtime: ViewRuntime) -> Int
  {
    if broken.0.width == available { return broken.0.lines }
    if broken.1.width == available { return broken.1.lines }
    // Parts in other fonts widen the text as a whole: words of each part are not weighed apart.
    let plain = runs.isEmpty ? naturalWidth : width(of: string, style.font, runtime)
    let needed = runtime.measurer.lines(
      of: string, font: style.font, width: available * plain / max(naturalWidth, 1))
    let lines = min(needed, style.lineLimit ?? .max)
    runtime.report(.textBroken(lines: lines))
    broken = (LineBreak(width: available, lines: lines), broken.0)
    return lines
  }
}
