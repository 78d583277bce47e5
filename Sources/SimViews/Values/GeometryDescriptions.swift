// How points, sizes and rectangles print on a phone: bare numbers in parentheses. Foundation on Linux leaves them to
// reflection.

public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, such as `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The lengths, such as `(10.0, 20.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The corner and the lengths, such as `(0.0, 0.0, 10.0, 20.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
