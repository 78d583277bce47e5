/// A set of accessibility traits that describe how an element behaves.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The accessibility element is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The accessibility element is a header that divides content into sections.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The accessibility element is currently selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The accessibility element is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The accessibility element is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// The accessibility element is an image.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// The accessibility element is static text that cannot be modified by the user.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// The accessibility element is a modal view.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// The accessibility element is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  /// The accessibility element updates its content frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
  /// The accessibility element is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1024)
  /// The accessibility element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
  /// The accessibility element plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 4096)
  /// The accessibility element starts a session of media when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  /// The accessibility element allows direct touches.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// The accessibility element turns the page when its text has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
  /// The accessibility element summarises the app when it is opened.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 65536)
}
