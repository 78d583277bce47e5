import Foundation

/// The arrangement of elements over each other: as large as all of them together, lined up.
///
/// Only those of the highest priority decide the size; the others are offered what those need.
@MainActor
struct LayersArrangement {
  let alignment: Alignment
  let children: [RenderElement]

  /// The priority of those that decide.
  var priority: Double {
    var highest = -Double.infinity
    for child in children { highest = max(highest, child.priority) }
    return children.isEmpty ? 0 : highest
  }

  func size(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    extent(proposal, runtime).size
  }

  /// The rectangle around the deciding children, as seen from the point where the guides meet.
  private func extent(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGRect {
    let highest = priority
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
    for child in children where child.priority == highest {
      let size = child.sizeThatFits(proposal, runtime)
      let x = child.guide(alignment.horizontal.key, proposal, size, runtime)
      let y = child.guide(alignment.vertical.key, proposal, size, runtime)
      (left, right) = (min(left, -x), max(right, size.width - x))
      (top, bottom) = (min(top, -y), max(bottom, size.height - y))
    }
    guard left <= right, top <= bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Calls the closure with the number of each child and its place under a proposal.
  func forEachPlace(
    _ proposal: ProposedSize, _ runtime: ViewRuntime, _ body: (Int, Place) -> Void
  ) {
    let highest = priority
    let extent = extent(proposal, runtime)
    for (index, child) in children.enumerated() {
      let offered = child.priority == highest ? proposal : ProposedSize(extent.size)
      let size = child.sizeThatFits(offered, runtime)
      let x = child.guide(alignment.horizontal.key, offered, size, runtime)
      let y = child.guide(alignment.vertical.key, offered, size, runtime)
      let origin = CGPoint(x: -x - extent.minX, y: -y - extent.minY)
      body(index, Place(origin: origin, size: size, proposal: offered))
    }
  }
}
