public import Foundation

/// A normalized 2D point in a view's coordinate space.
public struct UnitPoint: Hashable, Sendable, Animatable {
  /// The normalized distance from the origin, in the horizontal direction.
  public var x: CGFloat
  /// The normalized distance from the origin, in the vertical direction.
  public var y: CGFloat

  /// Creates a unit point at the origin.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a unit point with the specified offsets.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Both distances.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  /// The origin.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top and leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top and trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom and leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom and trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
