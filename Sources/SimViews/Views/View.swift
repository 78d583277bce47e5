// The protocol that user code conforms to, and the static requirements by which the runtime
// understands a view: how to make its node, and what can be known from its type alone.

/// A type that represents part of the user interface.
///
/// A view is a description; what persists is the node that the runtime keeps for it.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that stands for the body of this view.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }

  /// Makes the node of a first value; the runtime's own views replace it.
  static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>

  /// Tells what the host must have before any body runs; the runtime's own views replace it.
  static func _visitType(_ visitor: inout _TypeVisitor)

  /// Counts what values of the type hold, and adds the places that depend on the value.
  nonisolated static func _countContents(_ contents: inout _ViewContents)

  /// Shows the content of a branch; content that branches itself shows one of its own, which then counts as a branch of the whole.
  ///
  /// - Parameter tag: which branch of the whole it is.
  static func _showBranch(
    _ value: Self, _ tag: Int, _ current: _Branch, _ inputs: () -> _ViewInputs
  ) -> _Branch

  /// How many rows a list or a lazy stack makes of one value of this type, if its type alone tells.
  static func _countRows(_ contents: _RowCounts) -> Int?

  /// Makes the source of a list's rows from a first value.
  static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self>
}

extension View {
  /// A custom view is looked into through the type of its body.
  public static func _visitType(_ visitor: inout _TypeVisitor) {
    guard Body.self != Never.self else { return }
    visitor.visit(Body.self)
  }

  /// As many as the body; a primitive view is one row, unless it says otherwise.
  public static func _countRows(_ contents: _RowCounts) -> Int? {
    Body.self == Never.self ? 1 : Body._countRows(contents)
  }

  /// How many rows one value of this type is outside of every modifier's body, if its type alone tells.
  package static var _rowCount: Int? { _countRows(_RowCounts()) }
}

extension Never: View {
  /// Never called: a value of `Never` does not exist.
  public var body: Never { fatalError("Never has no values.") }

  public static func _makeNode(_ value: Never, _ inputs: _ViewInputs) -> _TypedNode<Never> {}

  public static func _showBranch(
    _ value: Never, _ tag: Int, _ current: _Branch, _ inputs: () -> _ViewInputs
  ) -> _Branch {}

  public static func _makeRows(_ value: Never, _ inputs: _RowInputs) -> _RowSource<Never> {}
}

/// A view that the runtime itself understands; its `body` is never asked for.
@MainActor @preconcurrency
package protocol PrimitiveView: View, Primitive where Body == Never {}

/// Walks view types, before any value of them exists.
///
/// It goes where the type is certain to be shown: through bodies, containers and modifiers, but into
/// neither branches nor erased views.
@MainActor
public struct _TypeVisitor {
  package var needsNavigationHost = false
  /// Whether a view was met that is certain to be shown and whose type says nothing.
  package var meetsErasedView = false
  /// Whether types of a known number of rows are passed by.
  private var looksForRows = false
  private var depth = 0

  package init() {}

  /// Visits a type that is certain to be shown.
  public mutating func visit<V: View>(_ type: V.Type) {
    // A recursive view type that never branches would not end; the body would not either.
    guard depth < 64, !looksForRows || V._rowCount == nil else { return }
    depth += 1
    V._visitType(&self)
    depth -= 1
  }

  /// Whether an erased view is certain to be among what hides the number of a type's rows.
  package static func hasErasedRows<V: View>(_ type: V.Type) -> Bool {
    var visitor = _TypeVisitor()
    visitor.looksForRows = true
    visitor.visit(type)
    return visitor.meetsErasedView
  }
}
