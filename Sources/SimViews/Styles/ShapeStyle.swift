// Styles: what an area or a text is filled with. Nothing is drawn; a style is identified by its name,
// which is looked up in the environment if it depends on that.

import Foundation
import SimReflection

/// A color or pattern to use when rendering a shape.
public protocol ShapeStyle: Sendable {
  /// The type of shape style this will resolve to.
  associatedtype Resolved: ShapeStyle = Never
  /// Evaluate to a resolved shape style given the current environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the framework understands the style as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style that the framework itself resolves.")
  }
}

extension Never: ShapeStyle {}

/// A style that the framework knows.
package protocol NamedStyle {
  /// The name, for dumps.
  func name(in environment: EnvironmentValues) -> String
}

/// The name of a style, for dumps.
package func styleName(_ style: any ShapeStyle, in environment: EnvironmentValues) -> String {
  if let named = style as? any NamedStyle { return named.name(in: environment) }
  return resolvedName(style, in: environment)
}

private func resolvedName<S: ShapeStyle>(_ style: S, in environment: EnvironmentValues) -> String {
  S.Resolved.self == Never.self
    ? typeName(S.self) : styleName(style.resolve(in: environment), in: environment)
}

extension Color: ShapeStyle, NamedStyle {
  package func name(in environment: EnvironmentValues) -> String { name }
}

/// The foreground style in the current context.
public struct ForegroundStyle: ShapeStyle, NamedStyle {
  /// Creates a foreground style instance.
  public init() {}
  package func name(in environment: EnvironmentValues) -> String {
    (environment.foregroundColor ?? .primary).name
  }
}

/// The background style in the current context.
public struct BackgroundStyle: ShapeStyle, NamedStyle {
  /// Creates a background style instance.
  public init() {}
  package func name(in environment: EnvironmentValues) -> String {
    environment.backgroundStyle?.name(in: environment) ?? "background"
  }
}

/// A style that reflects the current tint color.
public struct TintShapeStyle: ShapeStyle, NamedStyle {
  /// Creates a tint shape style.
  public init() {}
  package func name(in environment: EnvironmentValues) -> String {
    environment.tint?.name ?? "accentColor"
  }
}

/// A style appropriate for foreground separator or border lines.
public struct SeparatorShapeStyle: ShapeStyle, NamedStyle {
  /// Creates a new separator shape style instance.
  public init() {}
  package func name(in environment: EnvironmentValues) -> String { "separator" }
}

/// A shape style that provides access to the levels of a hierarchy of the current content styles.
public struct HierarchicalShapeStyle: ShapeStyle, NamedStyle {
  let level: Int

  package init(level: Int) { self.level = level }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  package func name(in environment: EnvironmentValues) -> String {
    color(levels: environment.foregroundLevels, environment.foregroundColor).name
  }

  /// The level where a style is around.
  ///
  /// - Parameter levels: the levels that were set one by one; the last one stands for those below it [E].
  /// - Parameter base: the colour of the first level; nil if none was set.
  func color(levels: [Color]?, _ base: Color?) -> Color {
    if let levels { return levels[min(level, levels.count - 1)] }
    guard let base, !Self.names.contains(base.name) else {
      return Color(named: Self.names[level])
    }
    return level == 0 ? base : base.opacity(Self.opacities[level])
  }

  private static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  /// The opacity of a colour at each level [estimate].
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  /// A colour that stands for the level in a text, until the text is shown.
  var placeholder: Color { Color(named: "level \(level)") }

  /// The level that a colour stands for, if it does.
  init?(_ color: Color) {
    guard color.name.utf8.count == 7, color.name.hasPrefix("level "),
      let level = color.name.last?.wholeNumberValue, level < Self.names.count
    else { return nil }
    self.level = level
  }
}

/// A background material type.
public struct Material: ShapeStyle, NamedStyle {
  let title: String
  /// A material that's somewhat translucent.
  public static let regular = Material(title: "regularMaterial")
  /// A material that's more opaque than translucent.
  public static let thick = Material(title: "thickMaterial")
  /// A material that's more translucent than opaque.
  public static let thin = Material(title: "thinMaterial")
  /// A mostly translucent material.
  public static let ultraThin = Material(title: "ultraThinMaterial")
  /// A mostly opaque material.
  public static let ultraThick = Material(title: "ultraThickMaterial")
  /// A material matching the style of system toolbars.
  public static let bar = Material(title: "bar")
  package func name(in environment: EnvironmentValues) -> String { title }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle, NamedStyle {
  package let style: any ShapeStyle
  /// Create an instance from a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  package func name(in environment: EnvironmentValues) -> String {
    styleName(style, in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style in the current context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// A style that reflects the current tint color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// A style appropriate for foreground separator or border lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A shape style that maps to the first level of the current content style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A shape style that maps to the second level of the current content style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A shape style that maps to the third level of the current content style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// A shape style that maps to the fourth level of the current content style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Material {
  /// A material that's somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that's more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A material that's more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material matching the style of system toolbars.
  public static var bar: Material { .bar }
}

/// A style with a name of the system's, for drawing.
public struct _SystemStyle: ShapeStyle, NamedStyle {
  let title: String
  package func name(in environment: EnvironmentValues) -> String { title }
}

extension ShapeStyle where Self == _SystemStyle {
  /// A style for links.
  public static var link: _SystemStyle { _SystemStyle(title: "link") }
  /// A style for placeholder text.
  public static var placeholder: _SystemStyle { _SystemStyle(title: "placeholder") }
  /// A style for selected content.
  public static var selection: _SystemStyle { _SystemStyle(title: "selection") }
  /// A style for the fill of shapes.
  public static var fill: _SystemStyle { _SystemStyle(title: "fill") }
  /// A style for the background of windows.
  public static var windowBackground: _SystemStyle { _SystemStyle(title: "windowBackground") }
}

extension HierarchicalShapeStyle {
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A shape style that maps to the fifth level of the current content style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
