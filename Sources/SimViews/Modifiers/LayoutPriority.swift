/// The modifier behind `layoutPriority`.
nonisolated public struct _LayoutPriorityLayout: LayoutModifier {
  let priority: Double

  @MainActor package func makeElement(id: ElementID) -> PriorityElement { PriorityElement(id: id) }

  @MainActor package func apply(to element: PriorityElement) -> Bool {
    guard priority != element.given else { return false }
    element.given = priority
    return true
  }
}

/// An element of a priority of its own.
@MainActor
package final class PriorityElement: TransparentElement {
  var given = 0.0
  package override var priority: Double { given }
}

extension View {
  /// Sets the priority by which a parent layout should apportion space to this child.
  ///
  /// NaN counts as zero.
  nonisolated public func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _LayoutPriorityLayout> {
    ModifiedContent(
      content: self, modifier: _LayoutPriorityLayout(priority: value.isNaN ? 0 : value))
  }
}
