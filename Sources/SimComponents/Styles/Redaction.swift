// Redaction: placeholders in place of content. All code that reads the reasons receives them; texts
// and images keep their sizes, and pictures show bars and boxes in their place.

public import SimViews

/// The reasons to apply a redaction to data displayed on screen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Displayed data should appear as generic placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Displayed data should be obscured to protect private information.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Displayed data should appear as invalidated and pending a new update.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// The current redaction reasons applied to the view hierarchy.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set {
      self[RedactionKey.self] = newValue
      hideContent()
    }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set {
      self[PrivacyKey.self] = newValue
      hideContent()
    }
  }

  private mutating func hideContent() {
    let hides =
      redactionReasons.contains(.placeholder)
      || redactionReasons.contains(.privacy) && isPrivacySensitive
    if hides != hidesContent { hidesContent = hides }
  }
}

extension View {
  /// Adds a reason to apply a redaction to this view hierarchy.
  nonisolated public func redacted(
    reason: RedactionReasons
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<RedactionReasons>> {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes any reason to apply a redaction to this view hierarchy.
  nonisolated public func unredacted() -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<RedactionReasons>
  > {
    environment(\.redactionReasons, [])
  }

  /// Marks the view as containing sensitive, private user data.
  nonisolated public func privacySensitive(
    _ sensitive: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
    transformEnvironment(\.isPrivacySensitive) { $0 = sensitive }
  }

  /// Marks the view's content as possibly invalidated; recorded without effect.
  nonisolated public func invalidatableContent(
    _ invalidatable: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("invalidatableContent", invalidatable) }
}
