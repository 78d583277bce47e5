// The size of a UIKit view in SwiftUI layout: the representable's answer to the proposal, else the intrinsic size of the
// view, else the proposal.

import Foundation
@_spi(Runtime) import SimViews

/// A layout modifier that gives a box the size of its UIKit view.
nonisolated struct PlatformSizing: LayoutModifier {
  /// The intrinsic size of the view; a negative length means none.
  let intrinsic: CGSize
  let ask: (ProposedViewSize) -> CGSize?

  @MainActor func makeElement(id: ElementID) -> PlatformBoxElement { PlatformBoxElement(id: id) }

  @MainActor func apply(to element: PlatformBoxElement) -> Bool {
    element.intrinsic = intrinsic
    element.ask = ask
    // The view was updated, so its size may differ.
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
