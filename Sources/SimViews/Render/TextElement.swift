package import Foundation

/// A run of text.
@MainActor
package final class TextElement: RenderElement {
  @exclusivity(unchecked) package private(set) var string = ""
  @exclusivity(unchecked) package private(set) var style = TextStyle.initial
  @exclusivity(unchecked) private var naturalWidth: CGFloat?

  package override var kind: RenderKind { .text }
  package override var contentDescription: String { "\"\(string)\" \(style)" }

  func update(_ string: String, style: TextStyle, _ runtime: ViewRuntime) {
    guard string != self.string || style != self.style || naturalWidth == nil else { return }
    self.string = string
    self.style = style
    naturalWidth = nil
    contentChanged(runtime)
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    let width: CGFloat
    if let naturalWidth {
      width = naturalWidth
    } else {
      width = runtime.measurer.width(of: string, font: style.font).rounded(.up)
      naturalWidth = width
      runtime.report(.textMeasured(lines: 1))
    }
    guard let available = proposal.width, available < width else {
      return CGSize(width: width, height: style.font.lineHeight)
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
    let needed = runtime.measurer.lines(of: string, font: style.font, width: available)
    let lines = min(needed, style.lineLimit ?? .max)
    runtime.report(.textMeasured(lines: lines))
    return CGSize(
      width: min(naturalWidth, available), height: style.font.lineHeight * CGFloat(lines))
  }
}
