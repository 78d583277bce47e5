// The coordinate space of the scroll view around a view: its window, not its content.

/// The name of the space of the nearest scroll view.
struct ScrollSpace: Hashable, Sendable {
  /// The axis that it scrolls along; nil for any.
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The named coordinate space that is added by the system for the innermost containing scroll view that allows
  /// scrolling along either axis.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The named coordinate space that is added by the system for the innermost containing scroll view that allows
  /// scrolling along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}
