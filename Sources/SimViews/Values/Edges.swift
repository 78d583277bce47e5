// Edges of a rectangle, one by one, as sets, and how far something lies from each.

public import Foundation

/// The inset distances for the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// An enumeration to indicate one edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// An efficient set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of edges containing only the specified edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An enumeration to indicate one edge along the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing

  /// An efficient set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set containing only the leading horizontal edge.
    public static let leading = Set(rawValue: 1)
    /// A set containing only the trailing horizontal edge.
    public static let trailing = Set(rawValue: 2)
    /// A set containing the leading and trailing horizontal edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An enumeration to indicate one edge along the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// An efficient set of vertical edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set containing only the top vertical edge.
    public static let top = Set(rawValue: 1)
    /// A set containing only the bottom vertical edge.
    public static let bottom = Set(rawValue: 2)
    /// A set containing the top and bottom vertical edges.
    public static let all: Set = [.top, .bottom]
  }
}
