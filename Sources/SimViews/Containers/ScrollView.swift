// A scroll view is eager: all of its content exists and appears at once, on screen or not. Along its axes
// the content is as long as it likes; the scroll view itself fills what it is offered.

package import Foundation

/// A scrollable view.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The scroll view's content.
  public var content: Content
  /// The axes along which the content may be longer than the scroll view.
  public var axes: Axis.Set
  /// Whether indicators are shown; they take up no space.
  public var showsIndicators: Bool

  /// Creates a new instance that's scrollable in the direction of the given axes.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A node with a scroll element.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ScrollNode<Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, Content, ScrollElement> {
  init(_ value: ScrollView<Content>, _ inputs: _ViewInputs) {
    let element = ScrollElement(id: inputs.runtime.makeElementID(), axes: value.axes)
    super.init(value, inputs, element) { $0.content }
  }

  override func apply(_ value: ScrollView<Content>) {
    guard value.axes != element.axes else { return }
    element.axes = value.axes
    element.invalidateLayout()
  }
}

/// A window onto content that may be larger.
@MainActor
package final class ScrollElement: ContainerElement {
  var axes: Axis.Set

  init(id: UInt32, axes: Axis.Set) {
    self.axes = axes
    super.init(id: id)
  }

  package override var kind: RenderKind { .scroll }

  private func proposalForContent(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// What is offered along the axes, and what the content needs across them.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    let content = contentSize(proposal, runtime)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  private func contentSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    let inner = proposalForContent(proposal)
    var size = CGSize.zero
    for child in children {
      let childSize = child.sizeThatFits(inner, runtime)
      size.width = max(size.width, childSize.width)
      size.height += childSize.height
    }
    return size
  }

  /// Several views are put below each other without distance.
  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    let inner = proposalForContent(ProposedSize(size))
    var position: CGFloat = 0
    for child in children {
      let childSize = child.sizeThatFits(inner, runtime)
      let spare = axes.contains(.horizontal) ? 0 : (size.width - childSize.width) / 2
      child.layout(at: CGPoint(x: spare, y: position), size: childSize, runtime)
      position += childSize.height
    }
  }
}
