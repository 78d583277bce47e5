// Opacity changes how a view is drawn and nothing else: it keeps its place, its identity and its state.

import Foundation

/// The modifier behind `opacity` and `hidden`.
nonisolated public struct _OpacityEffect: LayoutModifier {
  /// The opacity from 0 to 1.
  public var opacity: Double
  /// Never called.
  public typealias Body = Never

  /// An element that is drawn with an opacity.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    makeLayoutNode(value, inputs)
  }

  @MainActor func makeElement(id: UInt32) -> OpacityElement { OpacityElement(id: id) }

  @MainActor func apply(to element: OpacityElement) -> Bool { element.take(opacity) }
}

/// An element that is drawn with an opacity.
@MainActor
final class OpacityElement: TransparentElement {
  private(set) var opacity = 1.0
  private var isDrawnAnew = false

  /// Takes another opacity.
  ///
  /// - Returns: whether the element has to be visited for it.
  func take(_ new: Double) -> Bool {
    guard new != opacity else { return false }
    opacity = new
    isDrawnAnew = true
    return true
  }

  override var contentDescription: String { "opacity \(opacity)" }

  override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    if isDrawnAnew {
      isDrawnAnew = false
      runtime.mutations.append(.update(id))
    }
    super.placeChildren(in: size, runtime)
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
