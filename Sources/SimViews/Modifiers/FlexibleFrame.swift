// A frame between limits. The proposal is clamped to the limits and passed on; its own length is the proposal within
// the limits; where one of them is missing, the content's length takes its place. When it is placed, the content is
// offered the frame's own size: a colour without a minimum fills a frame that has one, even if nothing was proposed.

public import Foundation

/// The limits of a frame along one axis, in points.
struct FrameLimits: Equatable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  init() {
    minimum = nil
    ideal = nil
    maximum = nil
  }

  /// Takes the limits, repaired as Apple's framework does: they rise from the least to the greatest.
  ///
  /// A limit that is not a number is reported and counts as none.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let minimum = Self.number(minimum)
    let least = max(0, minimum ?? 0)
    let ideal = Self.number(ideal).map { max(least, $0) }
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = Self.number(maximum).map { max(ideal ?? least, $0) }
  }

  private static func number(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return length
  }

  /// Whether the limits as given do not rise, or one of them is not a number.
  static func isContradictory(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> Bool {
    let least = minimum ?? -.infinity
    let middle = ideal ?? least
    let most = maximum ?? middle
    return !(least <= middle && middle <= most)
  }

  /// Whether the limits as given hold a length that no view can have, or cannot all hold.
  static func isInvalid(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> Bool {
    minimum == .infinity || (ideal ?? 0) < 0 || (maximum ?? 0) < 0
      || isContradictory(minimum, ideal, maximum)
  }

  /// What the content is offered.
  func offered(_ proposal: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return clamp(length, minimum ?? -.infinity, maximum ?? .infinity)
  }

  /// The length of the frame around content of a length.
  func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    if proposal == nil, let ideal { return ideal }
    let least = minimum ?? min(content, maximum ?? .infinity)
    let most = maximum ?? max(content, minimum ?? -.infinity)
    return clamp(proposal ?? content, least, most)
  }

  /// The length of the frame where that of its content does not matter; nil if it does.
  func ownLength(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    guard let minimum, let maximum else { return nil }
    return clamp(proposal, minimum, maximum)
  }

  /// What the content is offered when it is placed, in a frame of a length: that length, unless nothing was offered and
  /// the content alone decided.
  func offeredInPlace(_ proposal: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isDecided =
      proposal != nil || ideal != nil || length <= minimum ?? -.infinity
      || length >= maximum ?? .infinity
    return isDecided ? length : nil
  }

  /// Whether there is any limit.
  var isLimited: Bool { minimum != nil || ideal != nil || maximum != nil }

  private func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(least, min(length, most))
  }
}

/// The modifier behind `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
nonisolated public struct _FlexFrameLayout: LayoutModifier {
  let horizontal: FrameLimits
  let vertical: FrameLimits
  let alignment: Alignment

  @MainActor package func makeElement(id: ElementID) -> FlexFrameElement {
    FlexFrameElement(id: id)
  }

  @MainActor package func apply(to element: FlexFrameElement) -> Bool {
    guard
      horizontal != element.horizontal || vertical != element.vertical
        || alignment != element.alignment
    else { return false }
    element.horizontal = horizontal
    element.vertical = vertical
    element.alignment = alignment
    return true
  }
}

/// An element of a size between limits.
@MainActor
package final class FlexFrameElement: WrapperElement {
  var horizontal = FrameLimits()
  var vertical = FrameLimits()
  var alignment = Alignment.center

  package override func proposalForChild(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> ProposedSize
  {
    ProposedSize(
      width: horizontal.offered(proposal.width), height: vertical.offered(proposal.height))
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    if let width = horizontal.ownLength(proposal.width),
      let height = vertical.ownLength(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let content = super.computeSize(proposal, runtime)
    return CGSize(
      width: horizontal.length(proposal.width, content: content.width),
      height: vertical.length(proposal.height, content: content.height))
  }

  package override func proposalInPlace(
    _ proposal: ProposedSize, in size: CGSize, _ runtime: LayoutRuntime
  ) -> ProposedSize {
    ProposedSize(
      width: horizontal.offeredInPlace(proposal.width, size.width),
      height: vertical.offeredInPlace(proposal.height, size.height))
  }

  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    let limits = edge.axis == .horizontal ? horizontal : vertical
    return limits.isLimited && child?.isSpacer != true ? .plain : super.spacing(edge, runtime)
  }

  package override func originOfChild(
    _ child: RenderElement, _ childSize: CGSize, _ offered: ProposedSize, in size: CGSize,
    _ runtime: LayoutRuntime
  ) -> CGPoint { alignment.origin(of: child, childSize, offered, in: size, runtime) }
}

extension View {
  /// Positions this view within an invisible frame having the specified size constraints, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    if FrameLimits.isContradictory(minWidth, idealWidth, maxWidth)
      || FrameLimits.isContradictory(minHeight, idealHeight, maxHeight)
    {
      runtimeWarning("Contradictory frame constraints specified.")
    }
    if FrameLimits.isInvalid(minWidth, idealWidth, maxWidth)
      || FrameLimits.isInvalid(minHeight, idealHeight, maxHeight)
    {
      runtimeWarning("Invalid frame dimension (negative or non-finite).")
    }
    return ModifiedContent(
      content: self,
      modifier: _FlexFrameLayout(
        horizontal: FrameLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FrameLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}
