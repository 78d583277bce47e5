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
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
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
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// The effect with the variant `downUp`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The effect with the variant `upUp`.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The effect with the variant `offUp`.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
  /// Returns the variant that draws the common parts of both symbols once, with a fallback for
  /// symbols without common parts.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(base: self, fallback: fallback)
  }

  /// An effect that draws the common parts of both symbols once.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    let base: ReplaceSymbolEffect
    let fallback: ReplaceSymbolEffect
    /// The effect with its variants and its fallback, for dumps.
    public var _name: String { "\(base._name) magic, else \(fallback._name)" }
  }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
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
  public var up: WiggleSymbolEffect { with("up") }
  public var down: WiggleSymbolEffect { with("down") }
  public var left: WiggleSymbolEffect { with("left") }
  public var right: WiggleSymbolEffect { with("right") }
  public var forward: WiggleSymbolEffect { with("forward") }
  public var backward: WiggleSymbolEffect { with("backward") }
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// Returns the variant at an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { with("custom \(angle.degrees)°") }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
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
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
  public var byLayer: RotateSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == RotateSymbolEffect {
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
  public var plain: BreatheSymbolEffect { with("plain") }
  public var pulse: BreatheSymbolEffect { with("pulse") }
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
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
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  public var individually: DrawOnSymbolEffect { with("individually") }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
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
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  public var individually: DrawOffSymbolEffect { with("individually") }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
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
