// Views that are mirrored in one of the layout directions. Their size and position do not change.

package import Foundation
@_spi(Runtime) public import SimViews

/// The modifier behind `layoutDirectionBehavior` and `flipsForRightToLeftLayoutDirection`.
nonisolated public struct _MirroringModifier: LayoutModifier {
  let behavior: LayoutDirectionBehavior

  @MainActor package func makeElement(id: ElementID) -> MirroredElement { MirroredElement(id: id) }

  @MainActor package func apply(to element: MirroredElement) -> Bool { element.take(behavior) }
}

/// An element that is mirrored in one layout direction.
@MainActor
package final class MirroredElement: EffectElement {
  private var behavior = LayoutDirectionBehavior.fixed
  private var wasFlipped = false

  /// Changes the behavior.
  ///
  /// - Returns: Whether the element has to be visited.
  func take(_ new: LayoutDirectionBehavior) -> Bool {
    guard new != behavior else { return false }
    behavior = new
    return true
  }

  /// Whether the contents are drawn mirrored.
  var isFlipped: Bool { behavior == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight) }

  package override var contentDescription: String { isFlipped ? "mirrored" : "" }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    if isFlipped != wasFlipped {
      wasFlipped = isFlipped
      drawAnew()
    }
    super.placeChildren(in: size, runtime)
  }
}

extension MirroredElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    pen.mirrored(isFlipped, frame) { $0.visitChildren(of: self, at: frame.origin) }
  }
}

extension View {
  /// Sets the behavior of this view for different layout directions.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> ModifiedContent<Self, _MirroringModifier> {
    ModifiedContent(content: self, modifier: _MirroringModifier(behavior: behavior))
  }

  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  nonisolated public func flipsForRightToLeftLayoutDirection(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _MirroringModifier> {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
