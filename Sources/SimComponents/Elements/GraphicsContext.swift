// The drawing context of a canvas's closure: a value with the drawing state, over a record that all
// copies share.

public import Foundation
public import SimViews

/// An immediate mode drawing destination, and its current state.
public struct GraphicsContext {
  /// The operations, in the order of drawing.
  final class Record {
    var operations: [String] = []
    /// The operations in a form that can be drawn again.
    var drawings: [CanvasDrawing] = []
    /// The symbols that can be resolved while the closure draws.
    var symbols: CanvasSymbols?
  }

  private let record: Record
  /// The symbols that can be resolved while the closure draws.
  var symbols: CanvasSymbols? { record.symbols }
  /// The environment associated with the graphics context.
  public let environment: EnvironmentValues
  /// The opacity of drawing operations in the context, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode used by drawing operations in the context.
  public var blendMode = BlendMode.normal
  /// The current transform matrix.
  public var transform = CGAffineTransform.identity
  private var filters: [Filter] = []
  /// The clip shapes, in points of the canvas, and whether the outside is kept.
  private var clips: [(path: Path, isInverse: Bool)] = []
  /// The bounding rectangle of the intersection of all current clip shapes; infinite if there are
  /// none.
  public private(set) var clipBoundingRect = CGRect.everywhere

  init(record: Record, environment: EnvironmentValues) {
    self.record = record
    self.environment = environment
  }

  /// Records an operation with the drawing state.
  func add(_ operation: String, _ content: CanvasDrawing.Content) {
    note(operation)
    draw(content)
  }

  private func draw(_ content: CanvasDrawing.Content) {
    record.drawings.append(
      CanvasDrawing(
        content: content, opacity: opacity, transform: transform, clips: clips, filters: filters,
        environment: environment))
  }

  private func note(_ operation: String) {
    var words = [operation]
    if opacity != 1 { words.append("at \(opacity)") }
    if blendMode != .normal { words.append("\(blendMode)") }
    record.operations.append((words + filters.map(\.name)).joined(separator: " "))
  }

  private static func name(_ rect: CGRect) -> String {
    "(\(Int(rect.minX)), \(Int(rect.minY))) \(Int(rect.width))x\(Int(rect.height))"
  }

  // MARK: Space

  /// Scales subsequent drawing operations by an amount in each dimension.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves subsequent drawing operations by an amount in each dimension, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Rotates subsequent drawing operations by an angle.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Appends the given transform to the context's existing transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips and filters

  /// Adds a path to the context's array of clip shapes.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let rect = path.applying(transform).boundingRect
    clipBoundingRect =
      clipBoundingRect.isInfinite ? rect : clipBoundingRect.intersection(rect)
    clips.append((path.applying(transform), options.contains(.inverse)))
    note("clip \(Self.name(rect))")
  }

  /// Adds a clip shape that you define in a new graphics context.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    try content(&layer)
    note("clip to layer")
  }

  /// Options that affect the use of clip shapes.
  @frozen
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The inverse of the clip is used.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Adds a filter that applies to subsequent drawing operations.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// A type that applies image processing operations to rendered content.
  public struct Filter: Sendable {
    let name: String
    /// The effect of the filter on drawings; nil if a picture omits it.
    var effect: CanvasEffect?
    /// Returns a transform of the rendered content.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(name: "projection")
    }
    /// A shadow of a radius in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(name: "shadow \(radius)", effect: .shadow(color, radius: radius, x: x, y: y))
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(name: "colorMultiply \(color.name)")
    }
    /// Returns a rotation of hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(name: "hueRotation \(angle.degrees)°")
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(name: "saturation \(amount)")
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(name: "brightness \(amount)")
    }
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast \(amount)") }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(name: "colorInvert \(amount)")
    }
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale \(amount)") }
    /// Maps luminance to opacity.
    public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }
    /// Returns a Gaussian blur of a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(name: "blur \(radius)", effect: .blur(radius))
    }
    /// Pixels whose opacity is above a threshold, in a color.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(name: "alphaThreshold \(min) \(max)") }
  }

  /// Options that configure a filter that you add to a graphics context.
  @frozen
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear color space.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options that configure a shadow.
  @frozen
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The inverse of the shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Composites the shadow of the whole content.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options that configure a blur.
  @frozen
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The blur is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The blur dithers its result.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  // MARK: Layers

  /// Draws a new layer, created by drawing code that you provide, into the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    note("layer")
    draw(.beginLayer)
    var layer = self
    layer.opacity = 1
    layer.blendMode = .normal
    layer.filters = []
    layer.clips = []
    try content(&layer)
    draw(.endLayer)
  }

  // MARK: Paths

  /// A color or pattern that you can use to outline or fill a path.
  public struct Shading: Sendable {
    let name: String
    /// The paint; nil if a picture does not show it.
    var source: Source?

    /// The paint of a shading, in points of the canvas.
    enum Source: Sendable {
      case foreground
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }
    /// The background style of the context.
    public static var backdrop: Shading { Shading(name: "backdrop") }
    /// The foreground style of the context.
    public static var foreground: Shading { Shading(name: "foreground", source: .foreground) }
    /// Returns several shadings, one for each layer of a symbol.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading(name: "palette of \(array.count)")
    }
    public static func color(_ color: Color) -> Shading {
      Shading(name: color.name, source: .style(color))
    }
    /// Returns a color from components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// Returns a color from a white component.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(name: styleName(style, in: EnvironmentValues()), source: .style(style))
    }
    /// Returns a linear gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "linearGradient", source: .linear(gradient, startPoint, endPoint))
    }
    /// Returns a radial gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "radialGradient", source: .radial(gradient, center, startRadius, endRadius))
    }
    /// Returns a conic gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "conicGradient", source: .conic(gradient, center, angle)) }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(name: "tiledImage") }
  }

  /// Options that affect the rendering of color gradients.
  @frozen
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient repeats, mirrored.
    public static let mirror = GradientOptions(rawValue: 2)
    /// In linear color space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Draws a path into the context and fills the outlined region.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    note("fill \(Self.name(path.applying(transform).boundingRect)) \(shading.name)")
    draw(.fill(path, shading))
  }

  /// Draws a path into the context with a specified stroke style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let rect = Self.name(path.applying(transform).boundingRect)
    note("stroke \(rect) \(shading.name) \(style.lineWidth)")
    draw(.stroke(path, shading, style))
  }

  /// Draws a path into the context with a specified line width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
