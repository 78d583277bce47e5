// What modifiers of an image say: how it is drawn, stretched and labelled. A resizable image takes the size that it is
// offered; for symbols the scale changes the size, everything else is kept for drawing.

public import Foundation

/// What drawing needs of an image beside its source.
package struct ImageSettings: Hashable, Sendable {
  package var renderingMode: Image.TemplateRenderingMode?
  package var interpolation = Image.Interpolation.medium
  package var isAntialiased = true
  package var capInsets = EdgeInsets()
  package var isTiled = false
  package var label: String?
  package var isDecorative = false
  package var orientation = Image.Orientation.up
  /// How much of a symbol's variable layers is drawn, from 0 to 1.
  package var variableValue: Double?
  package var symbolRenderingMode: SymbolRenderingMode?
}

extension Image {
  /// A type that indicates how SwiftUI renders images.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The whole image is drawn in the foreground color, or as it is.
    case template, original
  }

  /// The level of quality for rendering an image that requires interpolation.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The modes that SwiftUI uses to resize an image to fit within its containing view.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// A scale to apply to vector images relative to text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    /// The orientations, as image files number them.
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  nonisolated func with(_ change: (inout ImageSettings) -> Void) -> Image {
    var copy = self
    change(&copy.settings)
    return copy
  }

  /// Sets the mode by which SwiftUI resizes an image to fit its space.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = with {
      $0.capInsets = capInsets
      $0.isTiled = resizingMode == .tile
    }
    copy.isResizable = true
    return copy
  }

  /// Indicates whether SwiftUI renders an image as-is, or by using a different mode.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Specifies the current level of quality for rendering an image that requires interpolation.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Specifies whether SwiftUI applies antialiasing when rendering the image.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  /// Sets the rendering mode for symbol images within this image.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// Creates a labeled image, with the specified label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle).with { $0.label = label.string }
  }

  /// Creates an unlabeled, decorative image.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).with { $0.isDecorative = true }
  }

  /// Creates a system symbol image with a variable value from 0 to 1.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self = Image(systemName: systemName).with { $0.variableValue = variableValue }
  }

  /// Creates a labeled image with a variable value from 0 to 1.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).with { $0.variableValue = variableValue }
  }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolRenderingKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The image scale for this environment.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The current symbol rendering mode, or nil.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }
  /// The symbol variant to use in this environment.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// A symbol rendering mode.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One color for all layers.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One color in several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A color for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private var names: [String] = []
  private static func with(_ name: String) -> SymbolVariants { SymbolVariants(names: [name]) }
  private func and(_ name: String) -> SymbolVariants {
    SymbolVariants(names: names + (names.contains(name) ? [] : [name]))
  }
  public static let none = SymbolVariants()
  public static let circle = with("circle")
  public static let square = with("square")
  public static let rectangle = with("rectangle")
  public static let fill = with("fill")
  public static let slash = with("slash")
  /// This variant in a circle.
  public var circle: SymbolVariants { and("circle") }
  /// This variant in a square.
  public var square: SymbolVariants { and("square") }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { and("rectangle") }
  public var fill: SymbolVariants { and("fill") }
  /// This variant, struck through.
  public var slash: SymbolVariants { and("slash") }
  /// Whether this variant contains all of another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.names.allSatisfy(names.contains)
  }
}

extension View {
  /// Scales images within the view according to one of the relative sizes available.
  nonisolated public func imageScale(
    _ scale: Image.Scale
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>> {
    environment(\.imageScale, scale)
  }

  /// Sets the rendering mode for symbol images within this view.
  @_disfavoredOverload
  nonisolated public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<SymbolRenderingMode?>> {
    environment(\.symbolRenderingMode, mode)
  }

  /// Makes symbols within the view show a particular variant.
  nonisolated public func symbolVariant(
    _ variant: SymbolVariants
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<SymbolVariants>> {
    environment(\.symbolVariants, variant)
  }
}
