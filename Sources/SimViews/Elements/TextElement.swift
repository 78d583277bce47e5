package import Foundation

/// A run of text.
@MainActor
package final class TextElement: RenderElement {
  @exclusivity(unchecked) package private(set) var string = ""
  @exclusivity(unchecked) package private(set) var style = TextStyle.initial
  /// The parts, where they have several styles.
  @exclusivity(unchecked) package private(set) var runs: [TextRun] = []
  /// What a finger finds of the parts that are links.
  @exclusivity(unchecked) private var links: TextLinks?
  /// Where the text stands; for drawing.
  @exclusivity(unchecked) package var environment: EnvironmentScope?
  /// The text as its newlines break it; nil before it was measured.
  @exclusivity(unchecked) private var natural: TextExtent?
  /// The lines at the two widths that were asked for last: a stack asks for its least width again and again.
  @exclusivity(unchecked) private var broken = (LineBreak(), LineBreak())

  private struct LineBreak {
    /// The width, in points; not a number where the text was not broken.
    var width = CGFloat.nan
    var extent = TextExtent(width: 0, lines: 1)
  }

  package override var kind: RenderKind { .text }
  package override var contentDescription: String { "\"\(string)\" \(style)" }

  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    reader.add(string, isText: true, frame, control)
    // The label of a control is touched with it.
    if control == nil { links?.read(of: self, into: &reader, frame) }
  }

  package func update(
    _ string: String, style: TextStyle, runs: [TextRun] = [], _ runtime: LayoutRuntime
  ) {
    guard
      string != self.string || style != self.style || natural == nil || runs != self.runs
    else { return }
    self.string = string
    self.style = style
    if runs != self.runs {
      self.runs = runs
      links = TextLinks(runs, runtime)
    }
    natural = nil
    broken = (LineBreak(), LineBreak())
    if !contentChanged(runtime) { invalidateCustomLayout(runtime) }
  }

  /// The box around the lines, as wide as the widest of them, in whole pixels of the screen (mechanism.md#13.9).
  ///
  /// What reaches beyond the height that is offered, or beyond the limit of lines, is cut off, but for one line;
  /// the last line that is shown is then full.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    if proposal.width == 0, proposal.height == 0 { return .zero }
    let natural = naturalExtent(runtime)
    let available = proposal.width ?? .infinity
    var extent = available < natural.width ? broken(in: available, runtime) : natural
    let shown = min(extent.lines, mostLines(in: proposal.height))
    let scale = runtime.facts.scale
    if shown < extent.lines {
      if style.minimumScale < 1 { return shrunkSize(proposal, runtime) }
      extent = TextExtent(width: natural.width, lines: shown)
    }
    return CGSize(
      width: max(0, min(extent.width, available).roundedUp(scale: scale)),
      height: lineFont.height(
        ofLines: max(shown, style.reservedLines), spacing: style.lineSpacing, scale: scale))
  }

  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    guard edge.axis == .vertical else { return EdgeSpacing() }
    return lineFont.spacing(
      edge, scale: runtime.facts.scale, keepsLeading: runtime.policy.spacesTextByLeading)
  }

  /// How many lines are shown at most in a height, in points.
  func mostLines(in height: CGFloat?, shrunkBy shrinkage: CGFloat = 1) -> Int {
    let limit = max(1, style.lineLimit ?? .max)
    guard let height, height < .infinity else { return limit }
    let fitting =
      (height + style.lineSpacing + 0.001) / (lineFont.lineHeight * shrinkage + style.lineSpacing)
    return fitting < CGFloat(limit) ? max(1, Int(fitting)) : limit
  }

  /// The baseline of the first or of the last line.
  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? {
    let scale = runtime.facts.scale
    let font = lineFont.scaled(by: shrinkage(in: proposal, runtime))
    switch key {
    case .firstTextBaseline: return font.firstBaseline(scale: scale)
    case .lastTextBaseline:
      return font.lastBaseline(
        ofLines: mostLines(in: size.height), spacing: style.lineSpacing, scale: scale)
    default: return nil
    }
  }

  /// The font that decides how high a line is: that of the highest part.
  var lineFont: ResolvedFont {
    guard let first = runs.first else { return style.font }
    return runs.reduce(into: first.style.font) { highest, run in
      if run.style.font.lineHeight > highest.lineHeight { highest = run.style.font }
    }
  }

  /// The text in the lines that its newlines make, in points.
  func naturalExtent(_ runtime: LayoutRuntime) -> TextExtent {
    if let natural { return natural }
    let widening = widening(runtime)
    var extent = runtime.measurer.extent(
      of: style.letters(of: string), font: style.font, width: .infinity)
    extent.width *= widening
    runtime.report(.textMeasured)
    if extent.lines > 1 { runtime.report(.textBroken(lines: extent.lines)) }
    natural = extent
    return extent
  }

  /// The text in the lines that it needs in a width, in points.
  private func broken(in available: CGFloat, _ runtime: LayoutRuntime) -> TextExtent {
    if broken.0.width == available { return broken.0.extent }
    if broken.1.width == available { return broken.1.extent }
    let widening = widening(runtime)
    var extent = runtime.measurer.extent(
      of: style.letters(of: string), font: style.font, width: available / widening)
    extent.width *= widening
    // In no width at all every character is a line: nothing has to be broken to know that.
    if available > 0 {
      runtime.report(.textBroken(lines: min(extent.lines, style.lineLimit ?? .max)))
    }
    broken = (LineBreak(width: available, extent: extent), broken.0)
    return extent
  }

  /// How much wider the text is than its characters in the text's own font: parts in other fonts and tracking
  /// widen it as a whole, words of each part are not weighed apart.
  func widening(_ runtime: LayoutRuntime) -> CGFloat {
    guard !runs.isEmpty || style.font.tracking != 0 else { return 1 }
    let letters = style.letters(of: string)
    let plain = runtime.measurer.width(of: letters, font: style.font)
    guard plain > 0 else { return 1 }
    guard !runs.isEmpty else { return width(of: letters, style.font, runtime) / plain }
    let parts = runs.reduce(0) {
      $0 + width(of: $1.style.letters(of: $1.string), $1.style.font, runtime)
    }
    return parts / plain
  }

  private func width(of string: String, _ font: ResolvedFont, _ runtime: LayoutRuntime) -> CGFloat {
    runtime.measurer.width(of: string, font: font) + font.tracking * CGFloat(string.count)
  }
}
