// Actions and settings of the system in the environment. A phone has one window and cannot open
// others; requests are written to the console of the device, and settings have the values of a new
// phone.

@_spi(Runtime) public import SimViews

/// An action that presents a window.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private let system: SystemServices
  nonisolated init(_ system: SystemServices) { self.system = system }
  /// Opens a window that is associated with an identifier; a phone shows none.
  public func callAsFunction(id: String) {
    system.open("window:\(id)")
  }
  /// Opens a window for a value; a phone shows none.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    system.open("window:\(value)")
  }
  /// Opens a window of an identifier for a value; a phone shows none.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    system.open("window:\(id):\(value)")
  }
}

/// An action that dismisses a window.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}
  /// Dismisses the current window; that of a phone stays.
  public func callAsFunction() {}
  /// Dismisses the window of an identifier; a phone has none.
  public func callAsFunction(id: String) {}
  /// Dismisses the window of a value; a phone has none.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Dismisses the window of an identifier and a value; a phone has none.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that requests an App Store rating or review.
@MainActor @preconcurrency
public struct RequestReviewAction {
  private let system: SystemServices
  nonisolated init(_ system: SystemServices) { self.system = system }
  /// Requests a review; the device writes it to its console.
  public func callAsFunction() { system.open("review:") }
}

/// The sizes that content can have, as chosen by the user.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable, Sendable {
  /// The sizes, small to large; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for users who need larger text.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// From small to large.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The position of the view above a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, or above it.
  case inline, expanded
}

/// The weight of text that the user has set.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  public static let standard = BackgroundProminence(isIncreased: false)
  /// An increased prominence, as behind a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
  /// A window presentation action stored in a view's environment.
  public var openWindow: OpenWindowAction { OpenWindowAction(.current) }
  /// A window dismissal action stored in a view's environment.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action that requests an App Store rating or review.
  public var requestReview: RequestReviewAction { RequestReviewAction(.current) }
  /// Whether the system shows several windows; a phone does not.
  public var supportsMultipleWindows: Bool { false }
  /// The position of the view above a tab bar; nil without a tab bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  /// The prominence of the background behind a view; only a list of a Mac or a tablet changes it.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// Whether the screen is recorded or mirrored; it never is.
  public var isSceneCaptured: Bool { false }

  /// The preferred size of the content: the Dynamic Type size under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }

  /// The font weight that the user has set; only the system sets it.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// Whether the display is dimmed; only the system sets it.
  public var isLuminanceReduced: Bool { false }
  /// Whether VoiceOver, Switch Control or the like is on; only the system sets it.
  public var accessibilityEnabled: Bool { false }
  /// Whether colours are inverted; only the system sets it.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons show their shapes; only the system sets it.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether Switch Control is on; only the system sets it.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether Large Content Viewer is on; only the system sets it.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether animated images play; only the system sets it.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights are dimmed; only the system sets it.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether the view has the focus; views other than fields never have it.
  public var isFocused: Bool { false }

  /// Whether text input is not corrected; the keyboard of the device never corrects.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  /// The keyboard shortcut of buttons in this environment; there is no keyboard.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// The material underneath the current view; materials are not passed on.
  public var backgroundMaterial: Material? { nil }
  /// Whether the app is active, as that of a phone is.
  public var appearsActive: Bool { true }
  /// An action that opens the app's settings scene, which a phone does not have.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// An action that opens the app's settings scene; a phone has none.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
