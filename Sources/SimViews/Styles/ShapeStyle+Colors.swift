// The named colours, where a style is expected. Disfavoured, because `Color.red` would otherwise be ambiguous, and the bodies of
// containers around it would be type-checked once for each choice.

extension ShapeStyle where Self == Color {
  @_disfavoredOverload public static var red: Color { .red }
  @_disfavoredOverload public static var orange: Color { .orange }
  @_disfavoredOverload public static var yellow: Color { .yellow }
  @_disfavoredOverload public static var green: Color { .green }
  @_disfavoredOverload public static var mint: Color { .mint }
  @_disfavoredOverload public static var teal: Color { .teal }
  @_disfavoredOverload public static var cyan: Color { .cyan }
  @_disfavoredOverload public static var blue: Color { .blue }
  @_disfavoredOverload public static var indigo: Color { .indigo }
  @_disfavoredOverload public static var purple: Color { .purple }
  @_disfavoredOverload public static var pink: Color { .pink }
  @_disfavoredOverload public static var brown: Color { .brown }
  @_disfavoredOverload public static var white: Color { .white }
  @_disfavoredOverload public static var gray: Color { .gray }
  @_disfavoredOverload public static var black: Color { .black }
  @_disfavoredOverload public static var clear: Color { .clear }
}
