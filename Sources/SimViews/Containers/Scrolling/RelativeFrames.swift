// Views in a scroll view whose size is a part of the scroll view's. What they answer depends on more than they are
// proposed: when the scroll view is offered another size, their answers are discarded.

import Foundation

/// The views that are as large as a part of one scroll view.
@MainActor
struct RelativeFrames {
  private var size: CGSize?
  private var views: [WeakView] = []

  private struct WeakView {
    weak var element: RenderElement?
  }

  nonisolated init() {}

  /// The size that a view takes a part of, without margins, in points; from now on the view is notified when that is another.
  mutating func size(for view: RenderElement) -> CGSize? {
    if !views.contains(where: { $0.element === view }) {
      views.removeAll { $0.element == nil }
      views.append(WeakView(element: view))
    }
    return size
  }

  /// Takes the size that the scroll view has under a proposal; what is proposed nothing, or everything, tells none.
  ///
  /// - Parameter placed: the size in which it is placed, for lengths that are not proposed.
  mutating func turn(
    to proposal: ProposedSize, or placed: CGSize? = nil, in scroll: ScrollElement
  ) {
    let (before, margins) = (size, scroll.area.margins)
    func length(_ offered: CGFloat?, _ margin: CGFloat, _ known: CGFloat?) -> CGFloat? {
      guard let offered, offered.isFinite else { return known }
      return max(0, offered - margin)
    }
    let width = length(
      proposal.width ?? placed?.width, margins.leading + margins.trailing, before?.width)
    let height = length(
      proposal.height ?? placed?.height, margins.top + margins.bottom, before?.height)
    guard let width, let height else { return }
    size = CGSize(width: width, height: height)
    guard size != before else { return }
    for view in views { view.element?.invalidateLayout(below: scroll) }
  }
}
