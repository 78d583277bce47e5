// Gradients beyond lines and circles, and images as styles; all of them kept for drawing.

public import Foundation

/// An elliptical gradient.
nonisolated public struct EllipticalGradient: _GradientView, NamedStyle {
  package let gradient: Gradient
  package let center: UnitPoint
  package let fractions: (CGFloat, CGFloat)

  /// Creates an elliptical gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    fractions = (startRadiusFraction, endRadiusFraction)
  }

  /// Creates an elliptical gradient from a collection of colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient from a collection of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  package func name(in environment: EnvironmentValues) -> String { "ellipticalGradient" }
}

/// A two-dimensional gradient defined by a 2D grid of positioned colors.
nonisolated public struct MeshGradient: _GradientView, NamedStyle {
  /// The width and the height of the mesh, in vertices.
  public var width: Int, height: Int
  let points: [SIMD2<Float>]
  package let colors: [Color]
  /// The color behind the mesh.
  public var background: Color
  /// Whether colors are interpolated smoothly.
  public var smoothsColors: Bool

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    (self.width, self.height) = (width, height)
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  package func name(in environment: EnvironmentValues) -> String {
    "meshGradient \(width)x\(height)"
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient from a collection of colors.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient over a whole turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }

  /// An angular gradient.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// An angular gradient.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// An elliptical gradient from a collection of colors.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A style in another opacity, with a shadow, or in another blend mode.
public struct _ModifiedStyle<Base: ShapeStyle>: ShapeStyle, NamedStyle {
  package let base: Base
  package let change: String
  package func name(in environment: EnvironmentValues) -> String {
    "\(styleName(base, in: environment)) \(change)"
  }
}

/// A style to use when rendering shadows.
public struct ShadowStyle: Hashable, Sendable {
  let name: String
  /// A shadow below the shape; lengths in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop \(color) \(radius) (\(x), \(y))") }
  /// A shadow inside the shape; lengths in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner \(color) \(radius) (\(x), \(y))") }
}

extension ShapeStyle {
  /// Returns a new style based on self that multiplies by the specified opacity when drawing.
  public func opacity(_ opacity: Double) -> _ModifiedStyle<Self> {
    _ModifiedStyle(base: self, change: "at \(opacity)")
  }
  /// Returns a new style based on self that applies the specified shadow style.
  public func shadow(_ style: ShadowStyle) -> _ModifiedStyle<Self> {
    _ModifiedStyle(base: self, change: "shadow \(style.name)")
  }
  /// Returns a new style based on self that applies the specified blend mode.
  public func blendMode(_ mode: BlendMode) -> _ModifiedStyle<Self> {
    _ModifiedStyle(base: self, change: "blend \(mode)")
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A style that applies the specified shadow to the current style.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
  /// A style that multiplies the current style by an opacity.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}

extension HierarchicalShapeStyle {
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A shape style that maps to the fifth level of the current content style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
