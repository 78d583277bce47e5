// A label for the current value of a picker: a menu shows it in place of the chosen option. It
// follows the options in the tree, where only the picker collects it.

@_spi(Runtime) public import SimViews

/// The label of the current value.
nonisolated struct CurrentValueLabel: PrimitiveView {
  let content: AnyView?
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    CurrentValueNode(value, inputs) { $0.content }
  }
}

/// The node of the label, which shows nothing by itself.
final class CurrentValueNode: PassThroughNode<CurrentValueLabel, AnyView?> {
  override func collect(into elements: inout [RenderElement]) {}

  /// Collects the elements that the picker shows.
  func collectLabel(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
}

/// Options followed by a label of the current value.
nonisolated struct CurrentValueContent<Options: View>: PrimitiveView {
  let options: Options
  let label: AnyView?
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    composed(value, inputs) {
      $0.options
      CurrentValueLabel(content: $0.label)
    }
  }
}

/// Content that may hold a label of the current value.
protocol CurrentValueHolding {}
extension CurrentValueContent: CurrentValueHolding {}

extension Picker {
  /// The picker with its label of the current value among its content.
  var withCurrentValue: Picker<Label, SelectionValue, CurrentValueContent<Content>> {
    Picker<Label, SelectionValue, CurrentValueContent<Content>>(
      selection: selection, label: label,
      content: { CurrentValueContent(options: content, label: currentValueLabel) })
  }

  private nonisolated func showing<V: View>(_ currentValue: V) -> Picker {
    var picker = self
    picker.currentValueLabel = AnyView(currentValue)
    return picker
  }

  /// Creates a picker that displays a custom label and a custom label of the current value.
  nonisolated public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(selection: selection, content: content, label: label)
      .showing(currentValueLabel())
  }

  /// Creates a picker for a collection of values with custom labels.
  nonisolated public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(sources: sources, selection: selection, content: content, label: label)
      .showing(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a label of the current value, and its own label generated from a localized string key.
  nonisolated public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(titleKey, selection: selection, content: content).showing(currentValueLabel())
  }

  /// Creates a picker with a label of the current value, and its own label generated from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(title, selection: selection, content: content).showing(currentValueLabel())
  }

  /// Creates a picker for a collection of values with a label of the current value.
  nonisolated public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(titleKey, sources: sources, selection: selection, content: content)
      .showing(currentValueLabel())
  }

  /// Creates a picker for a collection of values that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker for a collection of values with a title string and a label of the current value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(title, sources: sources, selection: selection, content: content)
      .showing(currentValueLabel())
  }
}

extension Picker where Label == SimComponents.Label<Text, Image> {
  /// Creates a picker with a label of the current value, a title and a system image.
  nonisolated public init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(titleKey, systemImage: systemImage, selection: selection, content: content)
      .showing(currentValueLabel())
  }

  /// Creates a picker with a label of the current value, a title string and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(title, systemImage: systemImage, selection: selection, content: content)
      .showing(currentValueLabel())
  }
}
