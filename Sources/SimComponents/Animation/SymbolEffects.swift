// Effects of symbols, such as bouncing and pulsing. They are not drawn; each is recorded with its
// variants.

import Foundation

/// A symbol effect that can be applied to an image.
public protocol SymbolEffect: Hashable, Sendable {
  /// The effect with its variants, for dumps.
  var _name: String { get }
}
/// An effect that performs a transient animation.
public protocol DiscreteSymbolEffect {}
/// An effect that animates as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that animates the insertion or removal of a symbol.
public protocol TransitionSymbolEffect {}
/// An effect that animates between symbols.
public protocol ContentTransitionSymbolEffect {}

/// Options configuring how effects are applied to symbols.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var words: [String] = []
  private func with(_ word: String) -> SymbolEffectOptions { .init(words: words + [word]) }

  public static let `default` = SymbolEffectOptions()
  /// Options for an effect that repeats.
  public static var repeating: SymbolEffectOptions { Self.default.with("repeating") }
  /// Options for an effect that does not repeat.
  public static var nonRepeating: SymbolEffectOptions { Self.default.with("nonRepeating") }
  /// Returns options for an effect that repeats a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    Self.default.with("repeat \(count ?? 0)")
  }
  /// Returns options for an effect with a repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.with("repeat \(behavior.name)")
  }
  /// Returns options for an effect at a multiple of its speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    Self.default.with("speed \(speed)")
  }
  /// These options, repeating.
  public var repeating: SymbolEffectOptions { with("repeating") }
  /// These options, not repeating.
  public var nonRepeating: SymbolEffectOptions { with("nonRepeating") }
  /// Returns these options, repeating a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with("repeat \(count ?? 0)") }
  /// Returns these options with a repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with("repeat \(behavior.name)")
  }
  /// Returns these options, at a multiple of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with("speed \(speed)") }

  /// The repeat behavior of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let name: String
    /// Without a pause.
    public static var continuous: RepeatBehavior { .init(name: "continuous") }
    /// With pauses.
    public static var periodic: RepeatBehavior { .init(name: "periodic") }
    /// With pauses, a number of times, seconds apart.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .init(name: "periodic \(count ?? 0) \(delay ?? 0)")
    }
  }
}

/// The `appear` effect of symbols.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> AppearSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["appear"] + variants).joined(separator: " ") }
  /// The variant `up`.
  public var up: AppearSymbolEffect { with("up") }
  /// The variant `down`.
  public var down: AppearSymbolEffect { with("down") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The `appear` effect.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The `disappear` effect of symbols.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> DisappearSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["disappear"] + variants).joined(separator: " ") }
  /// The variant `up`.
  public var up: DisappearSymbolEffect { with("up") }
  /// The variant `down`.
  public var down: DisappearSymbolEffect { with("down") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The `disappear` effect.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The `bounce` effect of symbols.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> BounceSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["bounce"] + variants).joined(separator: " ") }
  /// The variant `up`.
  public var up: BounceSymbolEffect { with("up") }
  /// The variant `down`.
  public var down: BounceSymbolEffect { with("down") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The `bounce` effect.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The `scale` effect of symbols.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> ScaleSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["scale"] + variants).joined(separator: " ") }
  /// The variant `up`.
  public var up: ScaleSymbolEffect { with("up") }
  /// The variant `down`.
  public var down: ScaleSymbolEffect { with("down") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The `scale` effect.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The `pulse` effect of symbols.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: [String] = []
  init() {}
  private func with(_ variant: String) -> PulseSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }
  /// The effect with its variants, for dumps.
  public var _name: String { (["pulse"] + variants).joined(separator: " ") }
  /// The variant `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
  /// The variant `byLayer`.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The `pulse` effect.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
