// Views with matched geometry. Each keeps its own position in layout, and the match is recorded for
// drawing.

import SimReflection
@_spi(Runtime) public import SimViews

/// A set of view properties that may be synchronized between views using `matchedGeometryEffect`.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The view's position, in window coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size, in local coordinates.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The parameters of a match.
public struct _GeometryMatch: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let isSource: Bool
}

/// The modifier behind `matchedGeometryEffect`.
nonisolated public struct _MatchedGeometryModifier: PrimitiveModifier {
  let match: _GeometryMatch

  /// Returns a node that is registered with its group.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MatchedGeometryNode<C>(value, inputs)
  }
}

/// The node of a view that shares its geometry.
final class MatchedGeometryNode<C: View>:
  PassThroughNode<ModifiedContent<C, _MatchedGeometryModifier>, C>, MatchedGeometry, NoteKeeping
{
  private(set) var match: _GeometryMatch

  init(_ value: ModifiedContent<C, _MatchedGeometryModifier>, _ inputs: _ViewInputs) {
    match = value.modifier.match
    super.init(value, inputs) { $0.content }
    runtime.feature(MatchedGeometryGroups.self).add(self)
  }

  override func update(_ new: ModifiedContent<C, _MatchedGeometryModifier>) {
    if new.modifier.match != match {
      let groups = runtime.feature(MatchedGeometryGroups.self)
      groups.remove(self)
      match = new.modifier.match
      groups.add(self)
    }
    super.update(new)
  }

  override func tearDown() {
    runtime.feature(MatchedGeometryGroups.self).remove(self)
    super.tearDown()
  }

  var noteName: String { "matchedGeometryEffect" }
  var noteValue: Any { match }
  override var label: String { noteName }
}

extension View {
  /// Defines a group of views with synchronized geometry; each keeps its own position, and the
  /// match is recorded for drawing.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedContent<Self, _MatchedGeometryModifier> {
    ModifiedContent(
      content: self,
      modifier: _MatchedGeometryModifier(
        match: _GeometryMatch(
          id: AnyHashable(id), namespace: namespace, properties: properties, isSource: isSource)))
  }
}
