public import Foundation

/// A flexible space that expands along the major axis of its containing stack.
nonisolated public struct Spacer: PrimitiveView, Equatable {
  /// The minimum length this spacer can be shrunk to, along the axis of expansion.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// A leaf that takes the remaining space.
  @MainActor public static func _makeNode(_ value: Spacer, _ inputs: _ViewInputs) -> _TypedNode<
    Spacer
  > {
    LeafNode<Spacer, SpacerElement>(
      value, inputs, SpacerElement(id: inputs.runtime.makeElementID())
    ) { spacer, element, _, runtime in
      element.update(minimum: spacer.minLength, runtime)
    }
  }
}

/// Flexible space along the axis of the surrounding stack.
@MainActor
final class SpacerElement: RenderElement {
  private var minimum: CGFloat?
  override var kind: RenderKind { .spacer }
  override var isSpacer: Bool { true }
  /// Spacers come last: they take what all others left.
  override var priority: Double { -.infinity }

  /// Nothing is added to the length of the spacer along the axis of its stack.
  override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing {
    guard let axis = parent?.axisOfChildren else { return EdgeSpacing(distance: 0) }
    return edge.axis == axis ? EdgeSpacing(distance: 0) : EdgeSpacing()
  }

  func update(minimum: CGFloat?, _ runtime: LayoutRuntime) {
    guard minimum != self.minimum else { return }
    self.minimum = minimum
    contentChanged(runtime)
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let minimum = minimum ?? EdgeSpacing.usual
    guard let axis = parent?.axisOfChildren else {
      return CGSize(
        width: max(minimum, proposal.width ?? minimum),
        height: max(minimum, proposal.height ?? minimum))
    }
    return CGSize(along: max(minimum, proposal.along(axis) ?? minimum), across: 0, axis)
  }
}
