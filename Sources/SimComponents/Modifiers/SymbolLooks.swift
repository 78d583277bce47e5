// The colours and replacement of symbols and images; recorded without effect.

public import SimViews

extension View {
  /// Sets the appearance of a chosen image in a picker's palette; recorded without effect.
  nonisolated public func paletteSelectionEffect(
    _ effect: PaletteSelectionEffect
  ) -> ModifiedContent<Self, _NotedModifier<PaletteSelectionEffect>> {
    noted("paletteSelectionEffect", effect)
  }

  /// Sets the way in which symbols are coloured; recorded without effect.
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> ModifiedContent<Self, _NotedModifier<SymbolColorRenderingMode?>> {
    noted("symbolColorRenderingMode", mode)
  }

  /// Sets how the foreground of symbols varies; recorded without effect.
  nonisolated public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> ModifiedContent<Self, _NotedModifier<SymbolVariableValueMode?>> {
    noted("symbolVariableValueMode", mode)
  }

  /// Returns a new view configured with the specified allowed dynamic range; recorded for drawing.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

/// The appearance of a chosen image in a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = Self(name: "automatic")
  public static let custom = Self(name: "custom")
  /// By a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { .init(name: "variant") }
}

/// The colours of symbols.
nonisolated public enum SymbolColorRenderingMode: Hashable, Sendable {
  case flat, gradient
}

extension AnyTransition {
  /// A transition that applies an effect to symbols; it fades.
  public static var symbolEffect: AnyTransition { .opacity }
  /// Returns a transition that applies an effect to symbols; it fades.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
}

/// The representation of a symbol's variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  /// By drawing a part.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// The range of brightness in which an image is shown.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    /// A constrained high range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}
