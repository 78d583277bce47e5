// Settings of the device and of the user, as an app finds them in its environment.

/// The possible color schemes, corresponding to the light and dark appearances.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

/// The contrast between the app's foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

/// A set of values that indicate the visual size available to the view.
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

/// A direction in which content can be laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is on the left.
  case leftToRight
  /// Leading is on the right.
  case rightToLeft
}

/// An indication of a scene's operational state.
public enum ScenePhase: Int, Comparable, Sendable {
  /// The scene is not shown.
  case background
  /// The scene is shown, but receives no events.
  case inactive
  /// The scene is shown and used.
  case active

  /// From background to active.
  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A Dynamic Type size, which specifies how large scalable content should be.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes that every user can choose; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for those who need larger text.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// From small to large.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
