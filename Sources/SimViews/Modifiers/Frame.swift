public import Foundation

/// The modifier behind `frame(width:height:alignment:)`.
nonisolated public struct _FrameLayout: LayoutModifier, Animatable {
  var width: CGFloat?
  var height: CGFloat?
  let alignment: Alignment
  /// Never called.
  public typealias Body = Never

  /// The width and the height, zero where none is given.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }

  @MainActor func continues(_ old: _FrameLayout) -> Bool {
    (width == nil) == (old.width == nil) && (height == nil) == (old.height == nil)
  }

  /// An element of a fixed size.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    makeLayoutNode(value, inputs)
  }

  @MainActor func makeElement(id: UInt32) -> FrameElement { FrameElement(id: id) }

  @MainActor func apply(to element: FrameElement) -> Bool {
    guard width != element.width || height != element.height || alignment != element.alignment
    else { return false }
    element.width = width
    element.height = height
    element.alignment = alignment
    return true
  }
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A guide that marks the center of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// A guide that marks the leading edge of the view.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// A guide that marks the trailing edge of the view.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// A guide that marks the top edge of the view.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// A guide that marks the bottom edge of the view.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A guide that marks the top and leading edges of the view.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A guide that marks the top and trailing edges of the view.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A guide that marks the bottom and leading edges of the view.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A guide that marks the bottom and trailing edges of the view.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// An element of a fixed width, height or both.
@MainActor
final class FrameElement: WrapperElement {
  var width: CGFloat?
  var height: CGFloat?
  var alignment = Alignment.center

  override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    let size = child?.sizeThatFits(inner, runtime) ?? .zero
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    guard let child else { return }
    let inner = child.sizeThatFits(ProposedSize(size), runtime)
    child.layout(
      at: CGPoint(
        x: (size.width - inner.width) * alignment.horizontal.fraction,
        y: (size.height - inner.height) * alignment.vertical.fraction),
      size: inner, runtime)
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
}
