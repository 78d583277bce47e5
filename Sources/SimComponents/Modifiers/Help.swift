// Explanations of a view, and feedback that is not visible: tooltips, haptics. They are recorded
// and change nothing on screen; the text of `help` is the accessibility hint, as in SwiftUI.

import Foundation
public import SimViews

/// Represents a type of haptic and/or audio feedback that can be played.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// A task or action has completed.
  public static let success = SensoryFeedback(name: "success")
  /// A task or action has produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// An error has occurred.
  public static let error = SensoryFeedback(name: "error")
  /// A UI element's values are changing.
  public static let selection = SensoryFeedback(name: "selection")
  /// An important value increased above a significant threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// An important value decreased below a significant threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  /// Something is aligned with something else.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A movement passes between levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A drawn path has been completed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")
  /// Returns a physical impact of a weight, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }
  /// Returns a physical impact of a flexibility, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
  /// The weight to be represented by a type of feedback.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }
  /// The flexibility to be represented by a type of feedback.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }
}

extension View {
  /// Adds help text to a view using a localized string that you provide.
  nonisolated public func help(
    _ textKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHint(textKey) }

  /// Adds help text to a view using a text view that you provide.
  nonisolated public func help(
    _ text: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHint(text) }

  /// Adds help text to a view using a string that you provide.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(
    _ text: S
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHint(text) }

  /// Communicates to the user what happens after performing the view's action.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHint(hint.string) }
}

extension View {
  /// Configures the view to answer a change of a value with a haptic or a sound; recorded without
  /// effect.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> ModifiedContent<Self, _NotedModifier<SensoryFeedback>> {
    noted("sensoryFeedback", feedback)
  }

  /// Configures the view to respond to a change of a value with a haptic or a sound if a condition
  /// holds; only the condition is evaluated.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> ModifiedContent<Self, _ValueActionModifier<T>> {
    onChange(of: trigger) { _ = condition($0, $1) }
  }

  /// Configures the view to respond to a change of a value with the feedback that a closure
  /// returns; only the closure is called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> ModifiedContent<Self, _ValueActionModifier<T>> {
    onChange(of: trigger) { _ = feedback($0, $1) }
  }
}
