public import Foundation

/// A color gradient represented as an array of color stops, each having a parametric location value.
public struct Gradient: ShapeStyle, NamedStyle, Hashable {
  /// One color stop in the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color for the stop.
    public var color: Color
    /// The parametric location of the stop, from 0 to 1.
    public var location: CGFloat

    /// Creates a color stop with a color and location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The array of color stops.
  public var stops: [Stop]

  /// Creates a gradient from an array of color stops.
  public init(stops: [Stop]) {
    self.stops = stops
    let areOrdered = zip(stops, stops.dropFirst()).allSatisfy { !($0.location > $1.location) }
    if !areOrdered { runtimeWarning("Gradient stop locations must be ordered.") }
  }

  /// Creates a gradient from an array of colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var title: String { stops.map(\.color.name).joined(separator: " to ") }
  package func name(in environment: EnvironmentValues) -> String { "gradient \(title)" }
}

/// A gradient that is a view as well: it fills what it is offered.
public protocol _GradientView: ShapeStyle, View {}

nonisolated public struct LinearGradient: _GradientView, NamedStyle {
  package let gradient: Gradient
  package let start: UnitPoint
  package let end: UnitPoint

  /// Creates a linear gradient from a base gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a linear gradient from a collection of colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient from a collection of color stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func name(in environment: EnvironmentValues) -> String { "linear \(gradient.title)" }
}

nonisolated public struct RadialGradient: _GradientView, NamedStyle {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startRadius: CGFloat
  package let endRadius: CGFloat

  /// Creates a radial gradient from a base gradient; radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient from a collection of colors; radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient from a collection of color stops; radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  package func name(in environment: EnvironmentValues) -> String { "radial \(gradient.title)" }
}

nonisolated public struct AngularGradient: _GradientView, NamedStyle {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startAngle: Angle
  package let endAngle: Angle

  /// Creates an angular gradient from a base gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates an angular gradient from a collection of colors.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a conic gradient that completes a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }

  /// Creates a conic gradient from a collection of colors that completes a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient from a collection of color stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a conic gradient from a collection of color stops that completes a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func name(in environment: EnvironmentValues) -> String { "angular \(gradient.title)" }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient defined by a collection of colors.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient defined by a collection of color stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Color {
  /// Returns the standard gradient for this color.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

public struct AnyGradient: ShapeStyle, NamedStyle, Hashable {
  package let color: Color
  package func name(in environment: EnvironmentValues) -> String { "\(color.name) gradient" }
}

extension Gradient {
  /// A method of interpolating between the colors in a gradient; noted, not drawn.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// In the color space of the device.
    public static let device = ColorSpace(name: "device")
    /// In a perceptually uniform space.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient with a way of interpolating.
  public func colorSpace(_ space: ColorSpace) -> Gradient { self }
}
