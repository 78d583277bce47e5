// What every app finds in its environment: settings of the device and of the user, with the values of a
// phone in its box, in a fixed place, so that runs are the same everywhere.

public import Foundation
public import Observation

/// The possible color schemes, corresponding to the light and dark appearances.
public enum ColorScheme: CaseIterable, Sendable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark
}

/// The contrast between the app's foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast.
  case increased
}

/// A set of values that indicate the visual size available to the view.
public enum UserInterfaceSizeClass: Sendable {
  /// Little room.
  case compact
  /// Much room.
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
  /// The sizes that every user can choose; `large` is the one a phone comes with.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for those who need larger text.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// From small to large.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension EnvironmentValues {
  private struct Key<Value: SystemValue>: EnvironmentKey {
    static var defaultValue: Value.Value { Value.initial }
  }

  private subscript<S: SystemValue>(system value: S.Type) -> S.Value {
    get { self[Key<S>.self] }
    set { self[Key<S>.self] = newValue }
  }

  /// The color scheme of this environment.
  public var colorScheme: ColorScheme {
    get { self[system: ColorSchemeValue.self] }
    set { self[system: ColorSchemeValue.self] = newValue }
  }

  /// The contrast of the color scheme; only the system sets it.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The current locale that views should use.
  public var locale: Locale {
    get { self[system: LocaleValue.self] }
    set { self[system: LocaleValue.self] = newValue }
  }

  /// The current calendar that views should use when handling dates.
  public var calendar: Calendar {
    get { self[system: CalendarValue.self] }
    set { self[system: CalendarValue.self] = newValue }
  }

  /// The current time zone that views should use when handling dates.
  public var timeZone: TimeZone {
    get { self[system: TimeZoneValue.self] }
    set { self[system: TimeZoneValue.self] = newValue }
  }

  /// The current phase of the scene: inactive at launch, active when the first views have appeared.
  public var scenePhase: ScenePhase {
    get { self[system: ScenePhaseValue.self] ?? sceneState?.phase ?? .active }
    set { self[system: ScenePhaseValue.self] = newValue }
  }

  /// The scene that knows its phase; nil outside of a window.
  var sceneState: SceneState? {
    get { self[system: SceneStateValue.self] }
    set { self[system: SceneStateValue.self] = newValue }
  }

  /// The current Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[system: DynamicTypeSizeValue.self] }
    set { self[system: DynamicTypeSizeValue.self] = newValue }
  }

  /// The layout direction of this environment.
  public var layoutDirection: LayoutDirection {
    get { self[system: LayoutDirectionValue.self] }
    set { self[system: LayoutDirectionValue.self] = newValue }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[system: DisplayScaleValue.self] }
    set { self[system: DisplayScaleValue.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { displayScale == 0 ? 0 : 1 / displayScale }

  /// The horizontal size class of this environment.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[system: HorizontalSizeClassValue.self] }
    set { self[system: HorizontalSizeClassValue.self] = newValue }
  }

  /// The vertical size class of this environment.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[system: VerticalSizeClassValue.self] }
    set { self[system: VerticalSizeClassValue.self] = newValue }
  }

  /// Whether the user asks for less motion; only the system sets it.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the user asks for less transparency; only the system sets it.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user asks to tell things apart without color; only the system sets it.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether VoiceOver is on; only the system sets it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// An observable object of the environment, nil where there is none of the type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}

/// One value that the system puts into every environment.
private protocol SystemValue {
  associatedtype Value
  static var initial: Value { get }
}

private enum ColorSchemeValue: SystemValue { static var initial: ColorScheme { .light } }
private enum LocaleValue: SystemValue {
  static var initial: Locale { Locale(identifier: "en_US") }
}
private enum CalendarValue: SystemValue {
  static var initial: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleValue.initial
    calendar.timeZone = TimeZoneValue.initial
    return calendar
  }
}
private enum TimeZoneValue: SystemValue { static var initial: TimeZone { .gmt } }
private enum ScenePhaseValue: SystemValue { static var initial: ScenePhase? { nil } }
private enum SceneStateValue: SystemValue { static var initial: SceneState? { nil } }
private enum DynamicTypeSizeValue: SystemValue { static var initial: DynamicTypeSize { .large } }
private enum LayoutDirectionValue: SystemValue {
  static var initial: LayoutDirection { .leftToRight }
}
private enum DisplayScaleValue: SystemValue { static var initial: CGFloat { 1 } }
private enum HorizontalSizeClassValue: SystemValue {
  static var initial: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassValue: SystemValue {
  static var initial: UserInterfaceSizeClass? { .regular }
}

extension View {
  /// Sets the Dynamic Type size within the view.
  nonisolated public func dynamicTypeSize(
    _ size: DynamicTypeSize
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<DynamicTypeSize>> {
    environment(\.dynamicTypeSize, size)
  }
}
