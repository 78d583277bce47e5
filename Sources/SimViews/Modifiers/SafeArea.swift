// The safe area: the window is laid out inside it. A view that ignores it grows over the edges at which
// it ends; an inset makes it smaller for the content, and scrolling content continues under both (`SafeAreaReach`).

public import Foundation

/// The modifier behind `ignoresSafeArea`.
nonisolated public struct _SafeAreaIgnoringLayout: LayoutModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor package func makeElement(id: ElementID) -> SafeAreaElement { SafeAreaElement(id: id) }

  @MainActor package func apply(to element: SafeAreaElement) -> Bool {
    guard edges != element.edges || regions != element.regions else { return false }
    element.edges = edges
    element.regions = regions
    return true
  }
}

/// An element whose content reaches over the edges of the safe area at which the element ends.
@MainActor
package final class SafeAreaElement: WrapperElement {
  var edges: Edge.Set = []
  var regions = SafeAreaRegions.all

  /// Whether what is inside goes on under the keyboard.
  package var ignoresKeyboard: Bool { edges.contains(.bottom) && regions.contains(.keyboard) }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    guard let child else { return }
    let offered = CGSize(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    // The space that is offered decides, not what the content takes of it.
    let spare = CGSize(
      width: (offered.width - size.width) / 2, height: (offered.height - size.height) / 2)
    let insets = turned(safeAreaReach(runtime, sparing: spare).insets(of: regions))
    let top = edges.contains(.top) ? insets.top : 0
    let leading = edges.contains(.leading) ? insets.leading : 0
    let bottom = edges.contains(.bottom) ? insets.bottom : 0
    let trailing = edges.contains(.trailing) ? insets.trailing : 0
    let grown = ProposedSize(
      width: proposal.width.map { $0 + leading + trailing },
      height: proposal.height.map { $0 + top + bottom })
    let childSize = child.sizeThatFits(grown, runtime)
    child.layout(
      at: CGPoint(
        x: (size.width + trailing - leading - childSize.width) / 2,
        y: (size.height + bottom - top - childSize.height) / 2),
      size: childSize, proposal: grown, runtime)
  }
}

/// The modifier behind `safeAreaInset`: a view next to the content, which gets the remaining space.
///
/// The default spacing is that between the two in a stack.
nonisolated public struct _SafeAreaInsetLayout: Layout, SafeAreaInsetting {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  var insetEdge: Edge { edge }

  private struct Share {
    var distance: CGFloat = 0
    var inset = ProposedViewSize.unspecified
    var insetSize = CGSize.zero
    var content = ProposedViewSize.unspecified
  }

  /// Shares what is offered: the inset may have what the content does not need at least, the content has the rest.
  private func share(
    _ proposal: ProposedViewSize, _ content: LayoutSubview, _ inset: LayoutSubview
  ) -> Share {
    var share = Share()
    share.distance = spacing ?? content.spacing.distance(to: inset.spacing, along: edge.axis)
    share.inset = proposal
    share.content = proposal
    guard let length = proposal.proposal.along(edge.axis) else {
      share.insetSize = inset.sizeThatFits(proposal)
      return share
    }
    let free = max(0, length - share.distance)
    let least = content.sizeThatFits(proposal.replacing(0, along: edge.axis)).along(edge.axis)
    share.inset = proposal.replacing(max(0, free - least), along: edge.axis)
    share.insetSize = inset.sizeThatFits(share.inset)
    let taken = share.insetSize.along(edge.axis) + share.distance
    share.content = proposal.replacing(max(0, length - taken), along: edge.axis)
    return share
  }

  /// The content and the inset next to each other.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first, let inset = subviews.dropFirst().first else {
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    let share = share(proposal, content, inset)
    let size = content.sizeThatFits(share.content)
    return CGSize(
      along: share.insetSize.along(edge.axis) + share.distance + size.along(edge.axis),
      across: max(share.insetSize.across(edge.axis), size.across(edge.axis)), edge.axis)
  }

  /// Puts the inset at its edge and the content at the other one.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first, let inset = subviews.dropFirst().first else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let axis = edge.axis
    let offered = ProposedSize(
      along: proposal.proposal.along(axis),
      across: proposal.proposal.across(axis) ?? bounds.size.across(axis), axis)
    let share = share(ProposedViewSize(offered), content, inset)
    let own = content.dimensions(in: share.content)
    let other = inset.dimensions(in: share.inset)
    let size = CGSize(width: own.width, height: own.height)
    let place = CGSize(
      along: edge.isFirst ? bounds.size.along(axis) - size.along(axis) : 0,
      across: (bounds.size.across(axis) - size.across(axis)) / 2, axis)
    let insetPlace = CGSize(
      along: edge.isFirst ? 0 : bounds.size.along(axis) - share.insetSize.along(axis),
      across: place.across(axis) + own.value(of: alignment) - other.value(of: alignment), axis)
    content.place(
      at: CGPoint(x: bounds.minX + place.width, y: bounds.minY + place.height),
      proposal: share.content)
    inset.place(
      at: CGPoint(x: bounds.minX + insetPlace.width, y: bounds.minY + insetPlace.height),
      proposal: share.inset)
  }
}

extension ProposedViewSize {
  fileprivate func replacing(_ length: CGFloat, along axis: Axis) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: height)
      : ProposedViewSize(width: width, height: length)
  }
}

extension View {
  /// Expands the safe area of a view.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SafeAreaIgnoringLayout> {
    ModifiedContent(
      content: self, modifier: _SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// Changes the view's proposed area to extend outside the screen's safe areas.
  nonisolated public func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _SafeAreaIgnoringLayout> {
    ignoresSafeArea(edges: edges)
  }

  /// Shows the specified content above or below the modified view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    _SafeAreaInsetLayout(
      edge: edge == .top ? .top : .bottom,
      alignment: alignment.key, spacing: spacing
    ).callAsFunction {
      self
      content()
    }
  }

  /// Shows the specified content beside the modified view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    _SafeAreaInsetLayout(
      edge: edge == .leading ? .leading : .trailing,
      alignment: alignment.key, spacing: spacing
    ).callAsFunction {
      self
      content()
    }
  }
}
