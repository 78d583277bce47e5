// What every app finds in its environment: settings of the device and of the user, with the values of a
// phone out of the box, in a fixed place, so that runs are the same everywhere.

public import Foundation

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

  /// Whether the user asks to differentiate without color; only the system sets it.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether VoiceOver is on; only the system sets it.
  public var accessibilityVoiceOverEnabled: Bool { false }
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
