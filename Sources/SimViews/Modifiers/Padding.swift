public import Foundation

/// The modifier behind `padding`.
nonisolated public struct _PaddingLayout: LayoutModifier, Animatable {
  /// The edges that are padded.
  public var edges: Edge.Set
  /// The insets, or nil for the system's amount.
  public var insets: EdgeInsets?
  /// Whether the insets are ones of the content's safe area, under which it scrolls.
  var isOfSafeArea = false

  /// The insets, the system's amount where none is given.
  public var animatableData: EdgeInsets.AnimatableData {
    get { resolved.animatableData }
    set {
      var insets = resolved
      insets.animatableData = newValue
      self.insets = insets
    }
  }

  private var resolved: EdgeInsets {
    let amount = Self.systemAmount
    return insets
      ?? EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
  }

  @MainActor package func continues(_ old: _PaddingLayout) -> Bool { edges == old.edges }

  /// The amount of padding where none is given, in points, as the system uses on phones.
  static let systemAmount: CGFloat = 16

  @MainActor package func makeElement(id: ElementID) -> PaddingElement { PaddingElement(id: id) }

  @MainActor package func apply(to element: PaddingElement) -> Bool {
    element.isOfSafeArea = isOfSafeArea
    let amount = insets
    func inset(_ edge: Edge.Set, _ given: CGFloat?) -> CGFloat {
      edges.contains(edge) ? given ?? Self.systemAmount : 0
    }
    let resolved = EdgeInsets(
      top: inset(.top, amount?.top), leading: inset(.leading, amount?.leading),
      bottom: inset(.bottom, amount?.bottom), trailing: inset(.trailing, amount?.trailing))
    guard resolved != element.insets else { return false }
    element.insets = resolved
    return true
  }
}

/// An element with space around it.
@MainActor
package final class PaddingElement: WrapperElement {
  var insets = EdgeInsets()
  /// Whether they are insets of the content's safe area.
  var isOfSafeArea = false

  package override func proposalForChild(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> ProposedSize
  {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The insets may be negative and more than the content has: the size never is.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let size = super.computeSize(proposal, runtime)
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  package override func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: LayoutRuntime
  ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  package override func safeAreaInsets(around child: RenderElement) -> EdgeInsets {
    isOfSafeArea ? insets : EdgeInsets()
  }

  /// A padded edge is as an edge of any view.
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    insets.isZero(edge) ? super.spacing(edge, runtime) : .plain
  }
}

extension EdgeInsets {
  fileprivate func isZero(_ edge: Edge) -> Bool {
    switch edge {
    case .top: top == 0
    case .leading: leading == 0
    case .bottom: bottom == 0
    case .trailing: trailing == 0
    }
  }
}

extension View {
  /// Adds a different padding amount to each edge of this view.
  @_disfavoredOverload
  nonisolated public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    ModifiedContent(content: self, modifier: _PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds an equal padding amount to specific edges of this view.
  @_disfavoredOverload
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return ModifiedContent(content: self, modifier: _PaddingLayout(edges: edges, insets: insets))
  }

  /// Adds a specific padding amount to each edge of this view.
  nonisolated public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
    padding(.all, length)
  }
}
