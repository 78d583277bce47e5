// The safe area: the window is laid out inside it. A view that ignores it grows over the edges at which
// it ends; an inset makes it smaller for the content, and what scrolls goes on under both (`SafeAreaReach`).

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

/// The modifier behind `safeAreaInset`: a view beside the content, which gets what is left.
nonisolated public struct _SafeAreaInsetLayout: Layout, SafeAreaInsetting {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
  var insetEdge: Edge { edge }

  /// The content and the inset together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first, let inset = subviews.dropFirst().first else {
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    let reserved = length(of: inset, proposal)
    let size = content.sizeThatFits(reduced(proposal, by: reserved))
    return edge.axis == .vertical
      ? CGSize(width: size.width, height: size.height + reserved)
      : CGSize(width: size.width + reserved, height: size.height)
  }

  /// The inset lies at the edge, the content in the rest.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first, let inset = subviews.dropFirst().first else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let size = inset.sizeThatFits(insetProposal(ProposedViewSize(bounds.size)))
    let reserved = length(of: inset, ProposedViewSize(bounds.size))
    var origin = bounds.origin
    if edge.isFirst {
      if edge.axis == .vertical { origin.y += reserved } else { origin.x += reserved }
    }
    content.place(at: origin, proposal: reduced(proposal, by: reserved))
    let spare = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let end = edge.isFirst ? 0 : 1.0
    inset.place(
      at: CGPoint(
        x: bounds.minX + spare.width
          * (edge.axis == .vertical ? alignment.horizontal.fraction : end),
        y: bounds.minY + spare.height
          * (edge.axis == .vertical ? end : alignment.vertical.fraction)),
      proposal: insetProposal(ProposedViewSize(bounds.size)))
  }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    edge.axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  private func length(of inset: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat {
    let size = inset.sizeThatFits(insetProposal(proposal))
    return (edge.axis == .vertical ? size.height : size.width) + spacing
  }

  private func reduced(_ proposal: ProposedViewSize, by length: CGFloat) -> ProposedViewSize {
    edge.axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - length) })
      : ProposedViewSize(width: proposal.width.map { max(0, $0 - length) }, height: proposal.height)
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
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 0
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
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0
    ).callAsFunction {
      self
      content()
    }
  }
}
