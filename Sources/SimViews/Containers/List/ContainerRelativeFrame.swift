// Sizes relative to the container around a view: the nearest scroll view or list, or the screen if there is none. A scroll
// view is as large as it is offered where it scrolls, so its size is known when its content is asked; a list's is once it was
// laid out.

public import Foundation

/// The modifier behind `containerRelativeFrame`.
nonisolated public struct _ContainerRelativeLayout: LayoutModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor package func makeElement(id: ElementID) -> ContainerRelativeElement {
    ContainerRelativeElement(id: id)
  }

  @MainActor package func apply(to element: ContainerRelativeElement) -> Bool {
    element.axes = axes
    element.alignment = alignment
    element.length = length
    return true
  }
}

/// An element whose size along some axes is made of its container's.
@MainActor
package final class ContainerRelativeElement: WrapperElement {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  /// The size of the scroll view or list around, in points; that of the screen where it is not known.
  private func containerSize(_ runtime: LayoutRuntime) -> CGSize {
    var element = parent
    while let current = element {
      if let scroll = current as? ScrollElement, let size = scroll.relatives.size(for: self) {
        return size
      }
      if let list = current as? ListElement, list.size != .zero { return list.size }
      element = current.parent ?? (current as? RootElement)?.root?.row?.host.element
    }
    let (screen, insets) = (runtime.facts.size, runtime.safeAreaInsets)
    return CGSize(
      width: screen.width - insets.leading - insets.trailing,
      height: screen.height - insets.top - insets.bottom)
  }

  private func wanted(_ runtime: LayoutRuntime) -> (width: CGFloat?, height: CGFloat?) {
    let container = containerSize(runtime)
    return (
      axes.contains(.horizontal) ? max(0, length(container.width, .horizontal)) : nil,
      axes.contains(.vertical) ? max(0, length(container.height, .vertical)) : nil
    )
  }

  package override func proposalForChild(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> ProposedSize
  {
    let (width, height) = wanted(runtime)
    return ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let (width, height) = wanted(runtime)
    let size = super.computeSize(proposal, runtime)
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package override func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: LayoutRuntime
  ) -> CGPoint { alignment.origin(of: child, childSize, offered, in: size, runtime) }
}

extension View {
  /// Positions this view within an invisible frame with a size relative to the nearest container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _ContainerRelativeLayout> {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Positions this view within an invisible frame with a size that a closure computes from the nearest container's, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> ModifiedContent<Self, _ContainerRelativeLayout> {
    ModifiedContent(
      content: self,
      modifier: _ContainerRelativeLayout(axes: axes, alignment: alignment, length: length))
  }

  /// Positions this view within an invisible frame that takes up a number of the columns or rows into which the
  /// nearest container is divided; the spacing in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _ContainerRelativeLayout> {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let each = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return each * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Adds padding to the safe area of this view, in points; 16 where no length is given.
  ///
  /// The view is laid out inside it; scrolling content continues under it.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    let length = length ?? 16
    return safeAreaPadding(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Adds padding to the safe area of this view, in points on all edges.
  nonisolated public func safeAreaPadding(
    _ length: CGFloat
  ) -> ModifiedContent<Self, _PaddingLayout> { safeAreaPadding(.all, length) }

  /// Adds insets to the safe area of this view, in points.
  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _PaddingLayout> { safeAreaPadding(.all, insets) }

  nonisolated private func safeAreaPadding(
    _ edges: Edge.Set, _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _PaddingLayout> {
    ModifiedContent(
      content: self, modifier: _PaddingLayout(edges: edges, insets: insets, isOfSafeArea: true))
  }

  /// Adds padding to the edges of a scene; 16 points, as at the edges of a phone's screen.
  nonisolated public func scenePadding(
    _ edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _PaddingLayout> { padding(edges, 16) }

  /// Adds a kind of padding to the edges of a scene; the least is the usual one on a phone.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _PaddingLayout> { scenePadding(edges) }
}

/// The padding used to space a view from its containing scene.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The minimum padding that keeps content from the edges of its scene.
  public static let minimum = ScenePadding(name: "minimum")
}
