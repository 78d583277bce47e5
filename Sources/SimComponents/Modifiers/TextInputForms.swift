// Dictation, formatting controls and selections of fields; recorded without effect.

public import SimViews

extension View {
  /// Sets whether dictation begins in a field of search; recorded without effect.
  nonisolated public func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior
  ) -> ModifiedContent<Self, _NotedModifier<TextInputDictationBehavior>> {
    noted("searchDictationBehavior", behavior)
  }

  /// Sets the visibility of the system's formatting controls; recorded without effect.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("textInputFormattingControlVisibility", visibility)
  }

  /// Sets the affinity of a selection at the end of a line; recorded without effect.
  nonisolated public func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> ModifiedContent<Self, _NotedModifier<TextSelectionAffinity>> {
    noted("textSelectionAffinity", affinity)
  }
}

/// Whether dictation begins in a field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = Self(name: "automatic")
  /// Dictation by a button in the field.
  public static let inline = Self(name: "inline")
  public static let preventDictation = Self(name: "preventDictation")
}

/// The places of the system's controls of formatting.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu over a selection.
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

/// The affinity of a selection at the end of a line.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The default of the system.
  case automatic
  /// The end of the line.
  case upstream
  /// The beginning of the next.
  case downstream
}
