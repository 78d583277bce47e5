public import Foundation

public struct CGVector: Hashable, Codable, Sendable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat
  /// The vector without length.
  public init() { (dx, dy) = (0, 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// The vector without length.
  public static let zero = CGVector()
}
