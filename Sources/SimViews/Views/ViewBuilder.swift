/// Builds one view from the views in a closure.
@resultBuilder
public struct ViewBuilder {
  /// One view stands for itself.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A view stands for itself.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// An `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
