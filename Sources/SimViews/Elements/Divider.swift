package import Foundation

/// A visual element that can be used to separate other content.
nonisolated public struct Divider: PrimitiveView, Equatable {
  nonisolated public init() {}

  /// A leaf one pixel thick.
  @MainActor public static func _makeNode(_ value: Divider, _ inputs: _ViewInputs) -> _TypedNode<
    Divider
  > {
    LeafNode<Divider, DividerElement>(
      value, inputs, DividerElement(id: inputs.runtime.makeElementID())
    ) { _, _, _, _ in }
  }
}

/// A line across the axis of the stack around it.
@MainActor
package final class DividerElement: RenderElement {
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing { .plain }
  package override var kind: RenderKind { .divider }

  /// One pixel of a phone with three to a point.
  static let thickness: CGFloat = 1.0 / 3

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let axis = parent?.axisOfChildren ?? .vertical
    return CGSize(along: Self.thickness, across: proposal.across(axis) ?? 10, axis)
  }
}
