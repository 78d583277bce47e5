import SimReflection

/// A type that collects multiple instances of a content type into a single unit.
public struct Group<Content> {
  package let content: Content

  /// Creates a group of anything.
  package nonisolated init(of content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A group has no node that shows anything.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    inputs.parent?.childHost == nil
      ? PassThroughNode<Self, Content>(value, inputs) { $0.content }
      : HostedGroupNode<Self, Content>(value, inputs) { $0.content }
  }

  /// The content is certain to be shown.
  public static func _visitType(_ visitor: inout _TypeVisitor) { visitor.visit(Content.self) }

  /// The rows of the content.
  public static func _countRows(_ contents: _RowCounts) -> Int? { Content._countRows(contents) }

  /// The rows of the content.
  public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    MappedRowSource<Self, Content>(value, inputs) { $0.content }
  }
}

extension Group: PrimitiveView where Content: View {}

extension Group: Primitive, ViewGroup {}

// One view in a group is found by its own id.
extension Group: ExplicitlyIdentified where Content: View & ExplicitlyIdentified {
  @MainActor func isBound(to id: AnyHashable) -> Bool { content.isBound(to: id) }
}
