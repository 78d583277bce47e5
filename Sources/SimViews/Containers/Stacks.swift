public import Foundation

/// A view that arranges its subviews in a vertical line.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates an instance with the given spacing, in points, and horizontal alignment.
  nonisolated public init(
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
      style: { ($0.spacing, $0.alignment.fraction) })
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// A view that arranges its subviews in a horizontal line.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack with the given spacing, in points, and vertical alignment.
  nonisolated public init(
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
      style: { ($0.spacing, $0.alignment.fraction) })
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a stack.
final class StackNode<V, Content: View>: ContainerNode<V, Content, StackElement> {
  private let style: @MainActor (V) -> (CGFloat?, CGFloat)

  init(
    _ value: V, _ inputs: _ViewInputs, axis: Axis, content: @escaping @MainActor (V) -> Content,
    style: @escaping @MainActor (V) -> (CGFloat?, CGFloat)
  ) {
    self.style = style
    let element = StackElement(
      id: inputs.runtime.makeElementID(), axis: axis, spacing: nil, alignment: 0.5)
    super.init(value, inputs, element, content: content)
  }

  override func apply(_ value: V) {
    let (spacing, alignment) = style(value)
    guard spacing != element.spacing || alignment != element.alignment else { return }
    element.spacing = spacing
    element.alignment = alignment
    element.invalidateLayout()
  }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let fraction: CGFloat
  /// A guide that marks the leading edge of the view.
  public static let leading = HorizontalAlignment(fraction: 0)
  /// A guide that marks the horizontal center of the view.
  public static let center = HorizontalAlignment(fraction: 0.5)
  /// A guide that marks the trailing edge of the view.
  public static let trailing = HorizontalAlignment(fraction: 1)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let fraction: CGFloat
  /// A guide that marks the top edge of the view.
  public static let top = VerticalAlignment(fraction: 0)
  /// A guide that marks the vertical center of the view.
  public static let center = VerticalAlignment(fraction: 0.5)
  /// A guide that marks the bottom edge of the view.
  public static let bottom = VerticalAlignment(fraction: 1)
}
