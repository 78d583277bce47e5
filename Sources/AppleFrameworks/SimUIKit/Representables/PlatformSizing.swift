// How large a UIKit view is among SwiftUI's: what its representable answers to each proposal of the layout, otherwise
// what the view itself says it needs, or what is offered if it says nothing.

import Foundation
@_spi(Runtime) import SimViews

/// The modifier that gives a box the size of the view in it.
nonisolated struct PlatformSizing: LayoutModifier {
  /// The size that the view says it needs; a negative length is none.
  let intrinsic: CGSize
  let ask: (ProposedViewSize) -> CGSize?

  @MainActor func makeElement(id: ElementID) -> PlatformBoxElement { PlatformBoxElement(id: id) }

  @MainActor func apply(to element: PlatformBoxElement) -> Bool {
    element.intrinsic = intrinsic
    element.ask = ask
    // The view was updated: what it needs may be another.
    return true
  }
}

@MainActor
final class PlatformBoxElement: WrapperElement {
  fileprivate var intrinsic = CGSize(width: -1, height: -1)
  fileprivate var ask: (ProposedViewSize) -> CGSize? = { _ in nil }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let asked = ProposedViewSize(width: proposal.width, height: proposal.height)
    if let size = runtime.runningUserCode({ ask(asked) }) { return size }
    let content = super.computeSize(proposal, runtime)
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : content.width,
      height: intrinsic.height >= 0 ? intrinsic.height : content.height)
  }
}
