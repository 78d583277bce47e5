// Styles in another opacity, with a shadow, or in another blend mode.

public import Foundation

/// A style in another opacity, with a shadow, or in another blend mode.
public struct _ModifiedStyle<Base: ShapeStyle>: ShapeStyle, NamedStyle {
  package let base: Base
  package let change: StyleChange
  package func name(in environment: EnvironmentValues) -> String {
    "\(styleName(base, in: environment)) \(change)"
  }
}

/// A change of a style.
package enum StyleChange: Hashable, Sendable, CustomStringConvertible {
  case opacity(Double)
  case shadow(ShadowStyle)
  case blend(BlendMode)

  package var description: String {
    switch self {
    case .opacity(let opacity): "at \(opacity)"
    case .shadow(let shadow): "shadow \(shadow.name)"
    case .blend(let mode): "blend \(mode)"
    }
  }
}

/// A style to use when rendering shadows.
public struct ShadowStyle: Hashable, Sendable {
  let name: String
  /// A shadow below the shape; lengths in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop \(color.name) \(radius) (\(x), \(y))") }
  /// A shadow inside the shape; lengths in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner \(color.name) \(radius) (\(x), \(y))") }
}

extension ShapeStyle {
  /// Returns a new style based on self that multiplies by the specified opacity when drawing.
  public func opacity(_ opacity: Double) -> _ModifiedStyle<Self> {
    _ModifiedStyle(base: self, change: .opacity(opacity))
  }
  /// Returns a new style based on self that applies the specified shadow style.
  public func shadow(_ style: ShadowStyle) -> _ModifiedStyle<Self> {
    _ModifiedStyle(base: self, change: .shadow(style))
  }
  /// Returns a new style based on self that applies the specified blend mode.
  public func blendMode(_ mode: BlendMode) -> _ModifiedStyle<Self> {
    _ModifiedStyle(base: self, change: .blend(mode))
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
