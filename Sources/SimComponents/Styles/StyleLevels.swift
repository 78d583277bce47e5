// Levels of any style.

public import SimViews

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { _StyleLevel(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { _StyleLevel(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { _StyleLevel(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { _StyleLevel(base: self, level: 4) }
}

/// A level of a style.
public struct _StyleLevel<Base: ShapeStyle>: ShapeStyle, NamedStyle {
  let base: Base
  let level: Int
  package func name(in environment: EnvironmentValues) -> String {
    styleName(base, in: environment)
      + ["", ".secondary", ".tertiary", ".quaternary", ".quinary"][level]
  }
}
