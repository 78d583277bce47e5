import Foundation
@_spi(Runtime) public import SimViews

/// A control that performs increment and decrement actions.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// Creates a stepper instance that performs the closures you provide when the user increments or
  /// decrements the stepper.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step value and
  /// within a range of values.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // Changes the value by a step. At the end of the range the button is dimmed; a step beyond the
    // end stops there.
    func move(by step: V.Stride) {
      let old = value.wrappedValue
      let new = min(max(old.advanced(by: step), bounds.lowerBound), bounds.upperBound)
      if new != old { value.wrappedValue = new }
    }
    self.init(
      label: label, onIncrement: { move(by: step) }, onDecrement: { move(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Returns a node with two buttons.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StepperNode<Label>(value, inputs)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title key and actions.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title key and configured to increment and decrement a binding to a value.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and configured to increment and decrement a binding to a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title key, a binding to a value and a range.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, a binding to a value and a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The node of a stepper.
final class StepperNode<Label: View>: ControlNode<Stepper<Label>, Label>, ScaleInput {
  private let part: PlatformElement

  /// Creates the node.
  init(_ value: Stepper<Label>, _ inputs: _ViewInputs) {
    part = Self.part(inputs, .stepper, inputs.runtime.policy.geometry.controls.stepper)
    super.init(value, inputs) { $0.label }
    element.arrangement = RowArrangement(in: inputs.root.cellHost)
    element.scale = self
  }

  override func render(_ values: EnvironmentValues) { hidesLabel = values.labelsAreHidden }
  override func arrange(_ label: [RenderElement]) -> [RenderElement] { shown(label) + [part] }

  func step(up: Bool) {
    runtime.runningUserCode {
      value.onEditingChanged(true)
      if up { value.onIncrement?() } else { value.onDecrement?() }
      value.onEditingChanged(false)
    }
  }
}
