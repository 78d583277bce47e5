// A rectangle whose corners follow those of its container. A container has no corners here: what counts is the
// minimum radius that is asked for.

public import Foundation

/// A shape that is replaced by a concentric version of the current container shape: corners of the least radius.
public struct ConcentricRectangle: Shape, InsettableShape {
  private let corners: Edge.Corner.Style
  private var inset: CGFloat = 0

  /// Creates a rectangle with concentric corners.
  public init() { corners = .concentric }
  /// Creates a rectangle with corners of one style.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: max(0, corners.radius - inset), style: .continuous)
      .path(in: rect.insetBy(dx: inset, dy: inset))
  }

  /// The shape inset by an amount on each side, in points.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// The radius in points.
      let radius: CGFloat
      /// Like the container's corners, which are not known: not rounded at all.
      public static let concentric = Style(radius: 0)
      /// Like the container's corners, and at least by a number of points.
      public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum) }
      /// By a fixed number of points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
