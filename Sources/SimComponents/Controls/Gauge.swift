// A gauge: its label, a bar between the labels of its bounds, and the label of its value.

public import SimViews

/// A view that shows a value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>:
  PrimitiveView
{
  /// The value as a fraction, from 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  /// Creates a gauge showing a value within a range, with labels for the value and for both bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    if !bounds.contains(value) {
      runtimeWarning(
        """
        Gauge initialized with an out-of-bounds progress amount. The amount will be clamped to the \
        nearest bound.
        """)
    }
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Returns a node with the label, the bar between its bounds, and the value, one below the other.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.gaugeStyle?.make?(value.configuration)
    } system: {
      systemNode($0, $1)
    }
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(minimumValueLabel)),
      maximumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(maximumValueLabel)))
  }

  @MainActor private static func systemNode(
    _ value: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    StackNode<
      Self,
      TupleView<
        Label,
        HStack<TupleView<BoundsLabel, ProgressView<EmptyView, EmptyView>, BoundsLabel>>,
        CurrentValueLabel
      >
    >(
      value, inputs, axis: .vertical,
      content: { gauge in
        TupleView(
          gauge.label,
          HStack {
            gauge.minimumValueLabel
            ProgressView(value: gauge.fraction)
            gauge.maximumValueLabel
          }, gauge.currentValueLabel)
      }, style: { _ in (nil, HorizontalAlignment.center.key) })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge showing a value within a range, with a label for the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }

  /// Creates a gauge showing a value within a range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }

  /// Creates a gauge showing a value within a range, with labels of marked values, which are not shown.
  nonisolated public init<V: BinaryFloatingPoint, M: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> M
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }
}

extension Gauge {
  /// Creates a gauge with labels for the value, for both bounds, and for marked values, which are not shown.
  nonisolated public init<V: BinaryFloatingPoint, M: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> M
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}
