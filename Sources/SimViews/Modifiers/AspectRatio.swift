public import Foundation

/// Constants that define how a view's content fills the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// An option that resizes the content so it's all within the available space.
  case fit
  /// An option that resizes the content so it occupies all available space.
  case fill
}

/// The modifier behind `aspectRatio`.
nonisolated public struct _AspectRatioLayout: LayoutModifier {
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  @MainActor package func makeElement(id: ElementID) -> AspectRatioElement {
    AspectRatioElement(id: id)
  }

  @MainActor package func apply(to element: AspectRatioElement) -> Bool {
    guard aspectRatio != element.ratio || contentMode != element.mode else { return false }
    element.ratio = aspectRatio
    element.mode = contentMode
    return true
  }
}

/// An element that offers its content the largest size of a ratio within what it is offered itself, or
/// the smallest one around it.
@MainActor
package final class AspectRatioElement: WrapperElement {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  package override func proposalForChild(_ proposal: ProposedSize, _ runtime: LayoutRuntime)
    -> ProposedSize
  {
    guard proposal.width != nil || proposal.height != nil, let child else { return proposal }
    let unspecified = ProposedSize(width: nil, height: nil)
    var shape =
      ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(unspecified, runtime)
    if shape.width == shape.height { shape = CGSize(width: 1, height: 1) }
    let horizontal = scale(proposal.width, shape.width)
    let vertical = scale(proposal.height, shape.height)
    let chosen =
      mode == .fit
      ? min(horizontal ?? .infinity, vertical ?? .infinity)
      : max(horizontal ?? -.infinity, vertical ?? -.infinity)
    return ProposedSize(width: shape.width * chosen, height: shape.height * chosen)
  }

  private func scale(_ offered: CGFloat?, _ length: CGFloat) -> CGFloat? {
    guard let offered, length != 0 || offered != 0 else { return nil }
    return offered / length
  }
}

extension View {
  /// Constrains this view's dimensions to the specified aspect ratio, of width to height.
  ///
  /// A NaN ratio counts as none.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    let ratio = aspectRatio.flatMap { $0.isFinite ? $0 : nil }
    return ModifiedContent(
      content: self, modifier: _AspectRatioLayout(aspectRatio: ratio, contentMode: contentMode))
  }

  /// Constrains this view's dimensions to the aspect ratio of the given size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its parent.
  nonisolated public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(nil, contentMode: .fit)
  }

  /// Scales this view to fill its parent.
  nonisolated public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(nil, contentMode: .fill)
  }
}
