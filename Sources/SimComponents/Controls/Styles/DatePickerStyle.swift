// Styles of a date picker. A custom style makes the body; those of the system are fields.

public import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all date pickers within a view hierarchy.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// A view that represents the body of a date picker.
  associatedtype Body: View
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Creates a view representing the body of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
  /// A type-erased label of a date picker.
  nonisolated public struct Label: ErasedPart { package let content: AnyView }
  public let label: Label
  /// The date that is selected.
  @Binding public var selection: Date
  /// The oldest date that can be selected.
  public var minimumDate: Date?
  /// The newest date that can be selected.
  public var maximumDate: Date?
  /// The parts of the date that are shown.
  public var displayedComponents: DatePickerComponents

  nonisolated init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The default style for date pickers.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, SystemControlStyle {
  nonisolated public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for date pickers.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A date picker style that displays the components in an editable field.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, SystemControlStyle {
  nonisolated public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style that displays the components in an editable field.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A date picker style that displays each component as columns in a scrollable wheel.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, SystemControlStyle {
  nonisolated public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style that displays each component as columns in a scrollable wheel.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A date picker style that displays an interactive calendar or clock.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, SystemControlStyle {
  nonisolated public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker style that displays an interactive calendar or clock.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var datePickerStyle: _AnyStyle<DatePickerStyleConfiguration>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue?.over(self[DatePickerStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var datePickerStyleInside: _AnyStyle<DatePickerStyleConfiguration>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for date pickers within this view; those of the system's styles are all shown as compact ones.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (DatePickerStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.datePickerStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
