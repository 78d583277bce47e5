// Views that share their geometry: both keep their own place in layout, and the match is kept for drawing.

public import SimViews

/// A set of view properties that may be synchronized between views using `matchedGeometryEffect`.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The view's position, in window coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size, in local coordinates.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What a view says of a match.
public struct _GeometryMatch: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let isSource: Bool
}

extension View {
  /// Defines a group of views with synchronized geometry; each keeps its own place, the match is kept for drawing.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<_GeometryMatch>> {
    noted(
      "matchedGeometryEffect",
      _GeometryMatch(
        id: AnyHashable(id), namespace: namespace, properties: properties, isSource: isSource))
  }
}
