public import Foundation
@_spi(Runtime) public import SimViews

/// A control for selecting an absolute date.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
  /// The components that are shown.
  public typealias Components = DatePickerComponents
  let label: Label
  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: Components

  nonisolated init(
    _ selection: Binding<Date>, _ lower: Date?, _ upper: Date?, _ components: Components,
    _ label: Label
  ) {
    self.label = label
    self.selection = selection
    self.lower = lower
    self.upper = upper
    self.components = components
  }

  /// Creates an instance that selects a `Date` with an unbounded range.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` in a closed range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  /// Returns a node that shows the date.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.datePickerStyle?.body(value.configuration, inside: \.datePickerStyleInside)
    } system: {
      DatePickerNode<Label>($0, $1)
    }
  }

  private var configuration: DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: selection, minimumDate: lower,
      maximumDate: upper, displayedComponents: components)
  }
}

extension DatePicker where Label == Text {
  /// Creates an instance that selects a `Date` with an unbounded range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` with an unbounded range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a `Date` in a closed range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates an instance that selects a `Date` in a closed range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Displays hour and minute components based on the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Displays day, month, and year based on the locale.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The node of a date picker: a label, and the date in a field.
final class DatePickerNode<Label: View>: ControlNode<DatePicker<Label>, Label>, DateInput {
  private let part: PlatformElement
  private let date: TextElement
  private let time: TextElement
  private let boxes: ImplicitStackElement

  /// Creates the node.
  init(_ value: DatePicker<Label>, _ inputs: _ViewInputs) {
    let sizes = inputs.runtime.policy.geometry.controls
    part = Self.part(inputs, .none, width: 0, height: sizes.dateHeight)
    date = TextElement(id: inputs.runtime.makeElementID())
    time = TextElement(id: inputs.runtime.makeElementID())
    boxes = ImplicitStackElement(
      id: inputs.runtime.makeElementID(), axis: .horizontal,
      spacing: 2 * sizes.dateMargin + sizes.dateGap, alignment: 0.5)
    super.init(value, inputs) { $0.label }
    element.arrangement = RowArrangement()
    element.insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: sizes.dateMargin)
    element.dates = self
    element.chrome = .datePicker
  }

  override func render(_ values: EnvironmentValues) {
    let components = value.components
    let shown = value.selection.current
    func formatted(
      _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> String {
      Date.FormatStyle(
        date: date, time: time, locale: values.locale, calendar: values.calendar,
        timeZone: values.timeZone
      ).format(shown)
    }
    let style = environment.readTextStyle()
    var parts: [RenderElement] = []
    if components.contains(.date) {
      date.update(formatted(.abbreviated, .omitted), style: style, runtime)
      parts.append(date)
    }
    if components.contains(.hourAndMinute) {
      time.update(formatted(.omitted, .shortened), style: style, runtime)
      parts.append(time)
    }
    boxes.replaceChildren(with: parts, in: runtime)
    element.value = formatted(
      components.contains(.date) ? .abbreviated : .omitted,
      components.contains(.hourAndMinute) ? .shortened : .omitted)
    hidesLabel = values.labelsAreHidden
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] {
    shown(label) + [part, boxes]
  }

  func set(_ date: Date) {
    var wanted = date
    if let lower = value.lower { wanted = max(wanted, lower) }
    if let upper = value.upper { wanted = min(wanted, upper) }
    runtime.runningUserCode {
      if wanted != value.selection.wrappedValue { value.selection.wrappedValue = wanted }
    }
  }
}
