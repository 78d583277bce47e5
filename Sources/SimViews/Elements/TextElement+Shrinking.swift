// Text that may be made smaller where it has no room. It is made just small enough for all of it to fit, and no smaller
// than is allowed; if that does not suffice, it is truncated at its smallest. A font of another size is as much wider as
// it is larger, so text in a smaller font breaks as text of the usual font does in a wider frame.

package import Foundation

extension TextElement {
  /// The share of its size in which the text fits what is offered; 1 where it fits as it is or may not be smaller.
  ///
  /// - Complexity: O(length · log(1 / step)) if it does not fit.
  package func shrinkage(in proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGFloat {
    let least = style.minimumScale
    guard least < 1, !fits(proposal, 1, runtime) else { return 1 }
    // Of a thousand steps between the least and the whole [estimate: the size of fonts is not a whole number of points].
    var (low, high) = (0, Self.steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(proposal, share(middle, least), runtime) { low = middle } else { high = middle }
    }
    return share(low, least)
  }

  private static let steps = 1_000

  private func share(_ step: Int, _ least: CGFloat) -> CGFloat {
    least + (1 - least) * CGFloat(step) / CGFloat(Self.steps)
  }

  private func fits(_ proposal: ProposedSize, _ share: CGFloat, _ runtime: LayoutRuntime) -> Bool {
    let lines = extent(in: proposal.width, share, runtime).lines
    return lines <= mostLines(in: proposal.height, shrunkBy: share)
  }

  /// The text at a share of its size, in the lines that it needs in a width.
  private func extent(
    in width: CGFloat?, _ share: CGFloat, _ runtime: LayoutRuntime
  ) -> TextExtent {
    let natural = naturalExtent(runtime)
    let available = (width ?? .infinity) / share
    var extent = natural
    if available < natural.width {
      let widening = widening(runtime)
      extent = runtime.measurer.extent(
        of: style.letters(of: string), font: style.font, width: available / widening)
      extent.width *= widening
    }
    return TextExtent(width: extent.width * share, lines: extent.lines)
  }

  /// The box around the lines of text that does not fit as it is.
  func shrunkSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let share = shrinkage(in: proposal, runtime)
    let extent = extent(in: proposal.width, share, runtime)
    let shown = min(extent.lines, mostLines(in: proposal.height, shrunkBy: share))
    runtime.report(.textBroken(lines: shown))
    let width = shown < extent.lines ? naturalExtent(runtime).width * share : extent.width
    let scale = runtime.facts.scale
    return CGSize(
      width: max(0, min(width, proposal.width ?? .infinity).roundedUp(scale: scale)),
      height: lineFont.scaled(by: share).height(
        ofLines: max(shown, style.reservedLines), spacing: style.lineSpacing, scale: scale))
  }
}
