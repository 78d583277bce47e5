// Views over each other. The size is the rectangle around those of the highest priority, lined up; when it is
// known, all are offered it (mechanism.md#13.8, with one exception: guides do widen the size, because stack traces
// of the real framework show its `sizeThatFits` asking the children for them).

import Foundation

/// The arrangement of elements over each other: as large as all of them together, lined up.
///
/// Only those of the highest priority decide the size.
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

  func size(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let highest = priority
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for child in children where child.priority == highest {
      let (size, meeting) = ask(child, proposal, runtime)
      before = CGPoint(x: max(before.x, meeting.x), y: max(before.y, meeting.y))
      after.x = max(after.x, size.width == .infinity ? .infinity : size.width - meeting.x)
      after.y = max(after.y, size.height == .infinity ? .infinity : size.height - meeting.y)
    }
    return CGSize(width: before.x + after.x, height: before.y + after.y)
  }

  /// Calls the closure with the number of each child and its place in the size that was chosen.
  func forEachPlace(in size: CGSize, _ runtime: LayoutRuntime, _ body: (Int, Place) -> Void) {
    let highest = priority
    let offered = ProposedSize(size)
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in children where child.priority == highest {
      let (_, meeting) = ask(child, offered, runtime)
      before = CGPoint(x: max(before.x, meeting.x), y: max(before.y, meeting.y))
    }
    for (index, child) in children.enumerated() {
      let (childSize, meeting) = ask(child, offered, runtime)
      let origin = CGPoint(x: before.x - meeting.x, y: before.y - meeting.y)
      body(index, Place(origin: origin, size: childSize, proposal: offered))
    }
  }

  /// A child's size, and the point in it that is to meet those of the others.
  private func ask(
    _ child: RenderElement, _ offered: ProposedSize, _ runtime: LayoutRuntime
  ) -> (size: CGSize, meeting: CGPoint) {
    let size = child.sizeThatFits(offered, runtime)
    return (
      size,
      CGPoint(
        x: child.guide(alignment.horizontal.key, offered, size, runtime),
        y: child.guide(alignment.vertical.key, offered, size, runtime))
    )
  }
}
