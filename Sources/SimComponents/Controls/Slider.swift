import Foundation
@_spi(Runtime) public import SimViews

/// A control for selecting a value from a bounded linear range of values.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.value = Binding(
      get: { Double(value.current) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a slider to select a value from a given range, which displays the provided labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Returns a node with a track and a thumb.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    SliderNode<Label, ValueLabel>(value, inputs)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range, which displays the provided label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

/// The node of a slider.
///
/// The label names it and is not on screen.
final class SliderNode<Label: View, ValueLabel: View>:
  ControlNode<
    Slider<Label, ValueLabel>, TupleView<HiddenLabel<Label>, ValueLabel, ValueLabel>
  >, TrackInput
{
  private let part: PlatformElement

  /// Creates the node.
  ///
  /// A slider is 31 points high (UISlider) [estimate].
  init(_ value: Slider<Label, ValueLabel>, _ inputs: _ViewInputs) {
    part = Self.part(
      inputs, .slider(0), height: inputs.runtime.policy.geometry.controls.sliderHeight)
    super.init(value, inputs) { TupleView(HiddenLabel(content: $0.label), $0.minimum, $0.maximum) }
    element.arrangement = LineArrangement()
    element.scale = self
  }

  override func render(_ values: EnvironmentValues) {
    let shown = "\(value.value.current)"
    part.art = .slider(fraction)
    part.show(shown, runtime)
    element.value = shown
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] {
    guard let first = label.first else { return [part] }
    return [first, part] + label.dropFirst()
  }

  /// The position of the value along the track, from 0 to 1.
  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((current - bounds.lowerBound) / length, 0), 1) : 0
  }

  var current: Double { value.value.current }
  var bounds: ClosedRange<Double> { value.bounds }
  var track: CGFloat { part.size.width }

  func begin() { runtime.runningUserCode { value.onEditingChanged(true) } }

  func set(_ new: Double) {
    var wanted = min(max(new, value.bounds.lowerBound), value.bounds.upperBound)
    if let step = value.step, step > 0 {
      let steps = ((wanted - value.bounds.lowerBound) / step).rounded()
      wanted = min(value.bounds.lowerBound + steps * step, value.bounds.upperBound)
    }
    runtime.runningUserCode {
      if wanted != value.value.wrappedValue { value.value.wrappedValue = wanted }
    }
  }

  /// Moves the slider by a tenth of its range, or by its step, for an accessibility client.
  func step(up: Bool) {
    let step = value.step ?? (value.bounds.upperBound - value.bounds.lowerBound) / 10
    set(current + (up ? step : -step))
  }

  func end() { runtime.runningUserCode { value.onEditingChanged(false) } }
}
