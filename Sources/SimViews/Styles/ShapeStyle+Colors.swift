// The named colours, where a style is expected. Disfavoured, because `Color.red` would otherwise be ambiguous, and the bodies of
// containers around it would be type-checked once for each choice.

extension ShapeStyle where Self == Color {
  /// Red.
  @_disfavoredOverload public static var red: Color { .red }
  /// Orange.
  @_disfavoredOverload public static var orange: Color { .orange }
  /// Yellow.
  @_disfavoredOverload public static var yellow: Color { .yellow }
  /// Green.
  @_disfavoredOverload public static var green: Color { .green }
  /// Mint.
  @_disfavoredOverload public static var mint: Color { .mint }
  /// Teal.
  @_disfavoredOverload public static var teal: Color { .teal }
  /// Cyan.
  @_disfavoredOverload public static var cyan: Color { .cyan }
  /// Blue.
  @_disfavoredOverload public static var blue: Color { .blue }
  /// Indigo.
  @_disfavoredOverload public static var indigo: Color { .indigo }
  /// Purple.
  @_disfavoredOverload public static var purple: Color { .purple }
  /// Pink.
  @_disfavoredOverload public static var pink: Color { .pink }
  /// Brown.
  @_disfavoredOverload public static var brown: Color { .brown }
  /// White.
  @_disfavoredOverload public static var white: Color { .white }
  /// Gray.
  @_disfavoredOverload public static var gray: Color { .gray }
  /// Black.
  @_disfavoredOverload public static var black: Color { .black }
  /// Clear.
  @_disfavoredOverload public static var clear: Color { .clear }
}
