// Dictation, formatting controls and selections of fields; noted.

public import SimViews

extension View {
  /// Sets whether dictation begins in a field of search; noted.
  nonisolated public func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior
  ) -> ModifiedContent<Self, _NotedModifier<TextInputDictationBehavior>> {
    noted("searchDictationBehavior", behavior)
  }

  /// Which of the system's formatting controls are shown; noted.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("textInputFormattingControlVisibility", visibility)
  }

  /// Which side of a line's end a selection keeps to; noted.
  nonisolated public func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> ModifiedContent<Self, _NotedModifier<TextSelectionAffinity>> {
    noted("textSelectionAffinity", affinity)
  }
}

/// Whether dictation begins in a field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = Self(name: "automatic")
  /// There is a button.
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

/// Which side of a line's end a selection keeps to.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system does.
  case automatic
  /// The end of the line.
  case upstream
  /// The beginning of the next.
  case downstream
}
