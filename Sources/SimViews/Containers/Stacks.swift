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
    StackViewNode(value, inputs, axis: .vertical)
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
    StackViewNode(value, inputs, axis: .horizontal)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// A stack as a view.
@MainActor
private protocol StackView {
  associatedtype Content: View
  var content: Content { get }
  var style: (CGFloat?, AlignmentKey) { get }
}

extension VStack: StackView {
  fileprivate var style: (CGFloat?, AlignmentKey) { (spacing, alignment.key) }
}

extension HStack: StackView {
  fileprivate var style: (CGFloat?, AlignmentKey) { (spacing, alignment.key) }
}

extension ContainerNode where Element == StackElement {
  /// Takes over what a value says of a stack.
  fileprivate func take(_ style: (spacing: CGFloat?, alignment: AlignmentKey)) {
    guard style.spacing != element.spacing || style.alignment != element.guide else { return }
    element.spacing = style.spacing
    element.guide = style.alignment
    arrangeOtherwise()
  }
}

/// The node of a stack as a view: there are many, so it has no closures.
private final class StackViewNode<V: StackView>: ContainerNode<V, V.Content, StackElement> {
  init(_ value: V, _ inputs: __shared _ViewInputs, axis: Axis) {
    let element = StackElement(
      id: inputs.runtime.makeElementID(), axis: axis, spacing: nil,
      guide: .atFraction(0.5, across: axis))
    super.init(value, inputs, element, content: nil)
  }

  override func content(of value: V) -> V.Content { value.content }
  override func apply(_ value: V) { take(value.style) }
}

/// The node of a view that shows its parts as a stack.
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

  package override func apply(_ value: V) { take(style(value)) }
}
