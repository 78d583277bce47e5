public import SimViews

/// Marks a style of the system, whose appearance is implemented by the control.
protocol SystemControlStyle {}

/// A button style of Liquid Glass, drawn in glass and laid out as a bordered button.
nonisolated public struct GlassButtonStyle: SystemButtonStyle {
  let glass: Glass
  public init(_ glass: Glass = .regular) { self.glass = glass }
  nonisolated static var insets: EdgeInsets { BorderedButtonStyle.insets }
}

/// A prominent button style of Liquid Glass; laid out as a bordered button.
nonisolated public struct GlassProminentButtonStyle: SystemButtonStyle {
  public init() {}
  nonisolated static var insets: EdgeInsets { BorderedButtonStyle.insets }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style that applies glass border artwork.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns a button style that applies a given glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style that applies prominent glass border artwork.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}

extension View {
  /// Sets the menu indicator visibility for controls within this view; it is not drawn.
  nonisolated public func menuIndicator(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> { noted("menuIndicator", visibility) }
}
