// How the lines of a path are drawn, and how it is filled.

public import Foundation

/// The characteristics of a stroke that traces a path.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the stroked path, in points.
  public var lineWidth: CGFloat
  /// The endpoint style of a line.
  public var lineCap: CGLineCap
  /// The join type of a line.
  public var lineJoin: CGLineJoin
  /// A threshold used to determine whether to use a bevel instead of a miter at a join.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted segments used to make a dashed line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// Creates a new stroke style from the given components.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Styles for rendering the endpoint of a stroked line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// Junction types for stroked lines.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A style for rasterizing vector shapes.
public struct FillStyle: Equatable, Sendable {
  /// Whether to use the even-odd rule when rendering a shape.
  public var isEOFilled: Bool
  /// Whether to apply antialiasing.
  public var isAntialiased: Bool

  /// Creates a new fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// Defines the shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter-circle rounded rect corners.
  case circular
  /// Continuous curvature rounded rect corners.
  case continuous
}
