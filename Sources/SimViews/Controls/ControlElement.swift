package import Foundation

/// An element that does something when it is tapped.
@MainActor
package final class ControlElement: ContainerElement {
  /// What a tap does.
  package var action: (@MainActor () -> Void)?
  package override var kind: RenderKind { .control }

  /// The content side by side would need a stack; a control lays what it holds over each other.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    var size = CGSize.zero
    for child in children {
      let childSize = child.sizeThatFits(proposal, runtime)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    return size
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    for child in children {
      let childSize = child.sizeThatFits(ProposedSize(size), runtime)
      child.layout(
        at: CGPoint(x: 0, y: (size.height - childSize.height) / 2), size: childSize, runtime)
    }
  }
}
