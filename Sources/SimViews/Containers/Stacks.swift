public import Foundation

/// A view that arranges its subviews in a vertical line.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates an instance with the given spacing, in points, and horizontal alignment.
  @inlinable nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node with a stack element.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StackNode<Self, Content>(
      value, inputs, axis: .vertical, content: { $0.content },
      style: { ($0.spacing, $0.alignment.key) })
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// A view that arranges its subviews in a horizontal line.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a horizontal stack with the given spacing, in points, and vertical alignment.
  @inlinable nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node with a stack element.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StackNode<Self, Content>(
      value, inputs, axis: .horizontal, content: { $0.content },
      style: { ($0.spacing, $0.alignment.key) })
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a stack.
package final class StackNode<V, Content: View>: ContainerNode<V, Content, StackElement> {
  private let style: @MainActor (V) -> (CGFloat?, AlignmentKey)

  package init(
    _ value: V, _ inputs: __shared _ViewInputs, axis: Axis,
    content: @escaping @MainActor (V) -> Content,
    style: @escaping @MainActor (V) -> (CGFloat?, AlignmentKey)
  ) {
    self.style = style
    let element = StackElement(
      id: inputs.runtime.makeElementID(), axis: axis, spacing: nil,
      guide: .atFraction(0.5, across: axis))
    super.init(value, inputs, element, content: content)
  }

  package override func apply(_ value: V) {
    let (spacing, alignment) = style(value)
    guard spacing != element.spacing || alignment != element.guide else { return }
    element.spacing = spacing
    element.guide = alignment
    arrangeOtherwise()
  }
}
