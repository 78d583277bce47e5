public import Foundation

/// The modifier behind `frame(width:height:alignment:)`.
nonisolated public struct _FrameLayout: LayoutModifier, Animatable {
  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment

  /// The width and the height, zero if none is given.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }

  @MainActor package func continues(_ old: _FrameLayout) -> Bool {
    (width == nil) == (old.width == nil) && (height == nil) == (old.height == nil)
  }

  /// A length that no view can have is reported and repaired as Apple's framework does: a negative one
  /// counts as zero, an infinite one or one that is not a number as none.
  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.repaired(width)
    self.height = Self.repaired(height)
    self.alignment = alignment
  }

  private static func repaired(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length >= 0 && length < .infinity) else { return length }
    runtimeWarning("Invalid frame dimension (negative or non-finite).")
    return length < 0 ? 0 : nil
  }

  @MainActor package func makeElement(id: ElementID) -> FrameElement { FrameElement(id: id) }

  @MainActor package func apply(to element: FrameElement) -> Bool {
    guard width != element.width || height != element.height || alignment != element.alignment
    else { return false }
    element.width = width
    element.height = height
    element.alignment = alignment
    return true
  }
}

/// An element of a fixed width, height or both.
@MainActor
package final class FrameElement: WrapperElement {
  var width: CGFloat?
  var height: CGFloat?
  var alignment = Alignment.center

  package override func proposalForChild(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> ProposedSize
  {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = super.computeSize(proposal, runtime)
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package override func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: LayoutRuntime
  ) -> CGPoint { alignment.origin(of: child, childSize, offered, in: size, runtime) }

  package override func fixedLength(_ axis: Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    fixedLength(edge.axis) == nil || child?.isSpacer == true
      ? super.spacing(edge, runtime) : .plain
  }
}

extension View {
  /// Positions this view within an invisible frame with the specified size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    ModifiedContent(
      content: self, modifier: _FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Positions this view within an invisible frame.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> ModifiedContent<Self, _FrameLayout> {
    frame(width: nil, height: nil, alignment: .center)
  }
}
