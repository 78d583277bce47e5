// What shows one of several alternatives: each layout looks for the first whose ideal size fits.

import Foundation

/// An element that shows the first of its alternatives whose ideal size fits; the last if none does.
@MainActor
final class FittingElement: ContainerElement {
  var axes: Axis.Set = [.horizontal, .vertical]
  /// The alternatives in their order, made or not.
  var alternatives: [any Alternative] = []
  /// The child that layout chose.
  private(set) weak var shown: RenderElement?
  /// Called with the child that was shown before when layout has chosen another.
  var choiceChanged: ((RenderElement?) -> Void)?

  override var kind: RenderKind { .group }

  override func forEachChild(_ body: (RenderElement) -> Void) {
    if let shown, shown.parent === self { body(shown) }
  }

  /// Looks for the alternative that fits, makes those up to it, and lets those behind it go that are not shown.
  private func choice(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> RenderElement? {
    let unbounded = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    var last: RenderElement?
    let alternatives = alternatives
    for (place, alternative) in alternatives.enumerated() {
      if !alternative.isMade { quietly { alternative.makeView() } }
      let elements = alternative.ownElements
      for (index, child) in elements.enumerated() {
        last = child
        // The last one needs no measurement.
        if place == alternatives.count - 1, index == elements.count - 1 { break }
        let ideal = child.sizeThatFits(unbounded, runtime)
        if fits(ideal.width, proposal.width, .horizontal),
          fits(ideal.height, proposal.height, .vertical)
        {
          for other in alternatives[(place + 1)...] where other.isMade && !shows(other) {
            quietly { other.letGo() }
          }
          return child
        }
      }
    }
    return last
  }

  /// Changes the contents during a measurement, from which nothing is stored.
  private func quietly(_ change: () -> Void) {
    let around = parent
    parent = nil
    change()
    parent = around
    around?.forgetHoldings()
  }

  private func shows(_ alternative: any Alternative) -> Bool {
    guard let shown, shown.parent === self else { return false }
    return alternative.ownElements.contains { $0 === shown }
  }

  private func fits(_ length: CGFloat, _ offered: CGFloat?, _ axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let offered else { return true }
    return length <= offered
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    choice(proposal, runtime)?.sizeThatFits(proposal, runtime) ?? .zero
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let proposal = proposal
    let next = choice(proposal, runtime)
    if shown !== next {
      let before = shown.flatMap { $0.parent === self ? $0 : nil }
      choiceChanged?(before)
      before?.wasRemoved(runtime)
      shown = next
      forgetHoldings()
    }
    guard let next else { return }
    next.layout(
      at: .zero, size: next.sizeThatFits(proposal, runtime), proposal: proposal, runtime)
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? { choice(proposal, runtime)?.explicitGuide(key, proposal, size, runtime) }
}
