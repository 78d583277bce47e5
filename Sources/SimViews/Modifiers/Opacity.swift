// Opacity changes only how a view is drawn: it keeps its place, its identity and its state.

package import Foundation

/// The modifier behind `opacity` and `hidden`.
nonisolated public struct _OpacityEffect: LayoutModifier, Animatable {
  /// The opacity from 0 to 1.
  public var opacity: Double

  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor package static var isMovedByServer: Bool { true }

  @MainActor package func makeElement(id: ElementID) -> OpacityElement { OpacityElement(id: id) }

  @MainActor package func apply(to element: OpacityElement) -> Bool { element.take(opacity) }
}

/// An element that is drawn with an opacity.
@MainActor
package final class OpacityElement: EffectElement {
  package private(set) var opacity = 1.0

  /// Takes another opacity.
  ///
  /// - Returns: whether the element has to be visited for it.
  func take(_ new: Double) -> Bool {
    guard new != opacity else { return false }
    opacity = new
    drawAnew()
    return true
  }

  package override var contentDescription: String { "opacity \(opacity)" }

  /// What cannot be seen is not read.
  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    if opacity != 0 { super.read(into: &reader, frame, control) }
  }
}

extension View {
  /// Sets the transparency of this view.
  nonisolated public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    ModifiedContent(content: self, modifier: _OpacityEffect(opacity: opacity))
  }

  /// Hides this view unconditionally; it keeps its place.
  nonisolated public func hidden() -> ModifiedContent<Self, _OpacityEffect> { opacity(0) }
}
