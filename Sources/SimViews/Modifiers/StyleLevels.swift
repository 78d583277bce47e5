// The levels of the foreground style: `primary` to `quinary` are those of the style around. If that is one colour, the
// further levels are the colour with less and less opacity; by default, they are the system's own greys.

/// A modifier that writes several levels of the foreground style into the environment.
nonisolated public struct _StyleLevelsModifier<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>:
  PrimitiveModifier
{
  let primary: S1
  let secondary: S2
  let tertiary: S3?

  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EnvironmentNode<C, Self>(value, inputs) { $0.transform }
  }

  private var transform: (inout EnvironmentValues) -> Void {
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
