// The levels of the foreground style: `primary` to `quinary` are those of the style around. If that is one colour, the
// further levels are the colour with less and less opacity; by default, they are the system's own greys.

/// A modifier that writes several levels of the foreground style into the environment.
nonisolated public struct _StyleLevelsModifier<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>:
  EnvironmentWriting
{
  let primary: S1
  let secondary: S2
  let tertiary: S3?

  var writing: (inout EnvironmentValues) -> Void {
    let (primary, secondary, tertiary) = (primary, secondary, tertiary)
    return { values in
      let around = values
      func color<S: ShapeStyle>(_ style: S) -> Color {
        style as? Color ?? Color(named: styleName(style, in: around))
      }
      let first = color(primary)
      values.foregroundColor = first
      values.foregroundLevels = [first, color(secondary)] + (tertiary.map { [color($0)] } ?? [])
    }
  }
}

private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [Color]? { nil } }

extension EnvironmentValues {
  /// The levels of the foreground style that were set one by one; nil if they follow from the first.
  package var foregroundLevels: [Color]? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}
