public import Foundation
@_spi(Runtime) public import SimViews

/// A control for picking multiple dates; the dates are shown as a number.
nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
  let selection: Binding<Set<DateComponents>>
  let label: Label

  /// Creates an instance that selects multiple dates.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// Creates an instance that selects multiple dates on or after some start date.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// A node with the label and the number of dates.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    composed(value, inputs) { value in
      LabeledContent {
        Text(verbatim: "\(value.selection.wrappedValue.count)")
      } label: {
        value.label
      }
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates an instance that selects multiple dates.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Creates an instance that selects multiple dates within a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
  /// Creates an instance that selects multiple dates on or after some start date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
  /// Creates an instance that selects multiple dates before some end date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
  /// Creates an instance that selects multiple dates.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) { self.init(selection: selection) { Text(title) } }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Creates a progress view for visualizing a progress instance, as it stands when the view is made.
  nonisolated public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for showing continuous progress as time passes; it stands as it was when it was made.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() },
      currentValueLabel: {
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
      })
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for showing continuous progress as time passes; it stands as it was when it was made.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: {
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
      })
  }
}

extension ProgressView {
  /// Creates a progress view for showing continuous progress as time passes; it stands as it was when it was made.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let now = Date(
      timeIntervalSince1970: ViewRuntime.ambient { $0.secondsSince1970() }
        ?? start.timeIntervalSince1970)
    let span = end.timeIntervalSince(start)
    let passed = span > 0 ? now.timeIntervalSince(start) / span : 1
    self.init(
      value: countsDown ? 1 - passed : passed, label: label, currentValueLabel: currentValueLabel)
  }
}

/// The default type of the current value label when used by a date-relative progress view.
nonisolated public struct DefaultDateProgressLabel: PrimitiveView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A node with the time that is left, or has passed.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Text>(value, inputs) {
      Text($0.countsDown ? $0.interval.upperBound : $0.interval.lowerBound, style: .timer)
    }
  }
}

extension Stepper {
  /// Creates a stepper instance that performs the closures you provide when the user increments or decrements it.
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header, the provided section content, and a binding representing the section's expansion
  /// state; it is always expanded.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(content: content, header: header) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content; it is always expanded.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(titleKey, content: content) }

  /// Creates a section with the provided section content; it is always expanded.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title, content: content) }
}
