// Transitions of content in place: rolling digits, replaced symbols. The transition is recorded for
// drawing; the content changes at once.

import Foundation
public import SimViews

/// A kind of transition that applies to the content within a single view, rather than to the insertion or removal of a
/// view.
public struct ContentTransition: Hashable, Sendable {
  package let name: String

  /// The identity content transition, which indicates that content changes shouldn't animate.
  public static let identity = ContentTransition(name: "identity")
  /// Content transition that indicates content fades from transparent to opaque.
  public static let opacity = ContentTransition(name: "opacity")
  /// The views attempt to interpolate their contents during transitions, where appropriate.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A symbol effect as a transition.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Returns a transition for text that shows numbers.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText down" : "numericText")
  }
  /// Returns a transition for text that shows numbers, counting towards a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText \(value)")
  }
  /// Returns a symbol effect as a transition.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(name: "symbolEffect \(effect._name)") }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// The current method of animating the contents of views.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Modifies the view to use a given transition as its method of animating changes to the contents of its views.
  nonisolated public func contentTransition(
    _ transition: ContentTransition
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ContentTransition>> {
    environment(\.contentTransition, transition)
  }
}

/// A transition that animates the insertion or removal of a view by combining blurring and scaling effects.
nonisolated public struct BlurReplaceTransition: Transition, SystemTransition {
  /// Configuration properties for a transition.
  public struct Configuration: Hashable, Sendable {
    let name: String
    /// The old view shrinks downwards, the new one grows upwards.
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public var configuration: Configuration
  /// Creates a new transition.
  public init(configuration: Configuration) { self.configuration = configuration }
  public typealias Body = PlaceholderContentView<Self>
  package var erased: AnyTransition { AnyTransition(.effect("blurReplace \(configuration.name)")) }
}

/// A transition that inserts or removes a symbol with an effect.
nonisolated public struct SymbolEffectTransition: Transition, SystemTransition {
  let effect: String
  /// Creates a transition with an effect.
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) { self.effect = "\(T.self)" }
  public typealias Body = PlaceholderContentView<Self>
  package var erased: AnyTransition { AnyTransition(.effect("symbolEffect \(effect)")) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that combines blurring and scaling.
  nonisolated public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// Returns a transition that combines blurring and scaling.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: config) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that applies the appear or disappear effect to symbol images.
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    .init(effect: AppearSymbolEffect())
  }
  /// Returns a transition that applies an effect to symbol images.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { .init(effect: effect, options: options) }
}
