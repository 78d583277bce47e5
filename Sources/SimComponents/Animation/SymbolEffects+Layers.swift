// More effects of symbols, and the modifiers that apply them.

public import SimViews

/// The `variableColor` effect of symbols.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["variableColor"] + variants).joined(separator: " ") }
  /// The variant `iterative`.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// The variant `cumulative`.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// The variant `reversing`.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// The variant `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// The variant `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// The variant `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The `variableColor` effect.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The `replace` effect of symbols.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["replace"] + variants).joined(separator: " ") }
  /// The variant `downUp`.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// The variant `upUp`.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// The variant `offUp`.
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// The effect with the variant `downUp`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The effect with the variant `upUp`.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The effect with the variant `offUp`.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
  /// The variant that draws what both symbols share once, and another one where they share nothing.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(base: self, fallback: fallback)
  }

  /// An effect that draws what both symbols share once.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    let base: ReplaceSymbolEffect
    let fallback: ReplaceSymbolEffect
    /// The effect with its variants and its fallback, for dumps.
    public var _name: String { "\(base._name) magic, else \(fallback._name)" }
  }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The `replace` effect.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The `wiggle` effect of symbols.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> WiggleSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["wiggle"] + variants).joined(separator: " ") }
  /// The variant `up`.
  public var up: WiggleSymbolEffect { with("up") }
  /// The variant `down`.
  public var down: WiggleSymbolEffect { with("down") }
  /// The variant `left`.
  public var left: WiggleSymbolEffect { with("left") }
  /// The variant `right`.
  public var right: WiggleSymbolEffect { with("right") }
  /// The variant `forward`.
  public var forward: WiggleSymbolEffect { with("forward") }
  /// The variant `backward`.
  public var backward: WiggleSymbolEffect { with("backward") }
  /// The variant `clockwise`.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// The variant `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// The variant at an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { with("custom \(angle.degrees)°") }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The `wiggle` effect.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The `rotate` effect of symbols.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> RotateSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["rotate"] + variants).joined(separator: " ") }
  /// The variant `clockwise`.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// The variant `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The `rotate` effect.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The `breathe` effect of symbols.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> BreatheSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["breathe"] + variants).joined(separator: " ") }
  /// The variant `plain`.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// The variant `pulse`.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The `breathe` effect.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The `drawOn` effect of symbols.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> DrawOnSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["drawOn"] + variants).joined(separator: " ") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  /// The variant `individually`.
  public var individually: DrawOnSymbolEffect { with("individually") }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The `drawOn` effect.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The `drawOff` effect of symbols.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> DrawOffSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["drawOff"] + variants).joined(separator: " ") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  /// The variant `individually`.
  public var individually: DrawOffSymbolEffect { with("individually") }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The `drawOff` effect.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension View {
  /// Returns a new view with its inherited symbol image effects either removed or left unchanged.
  nonisolated public func symbolEffectsRemoved(
    _ isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("symbolEffectsRemoved", isEnabled) }

  /// Returns a new view with a symbol effect added to it.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(isActive ? .symbol(.init(description: effect._name)) : .none)
  }

  /// Returns a new view with a symbol effect that runs when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> ModifiedContent<Self, _VisualEffectModifier> {
    visual(.symbol(.init(description: effect._name)))
  }
}
