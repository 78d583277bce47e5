/// A resolved coordinate space created by an environment's coordinate system.
public enum CoordinateSpace: Hashable {
  /// The global coordinate space at the root of the view hierarchy.
  case global
  /// The local coordinate space of the current view.
  case local
  /// A named reference to a view's local coordinate space.
  case named(AnyHashable)
}
