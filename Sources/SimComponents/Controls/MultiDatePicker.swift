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

  /// Returns a node with the label and the number of dates.
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
