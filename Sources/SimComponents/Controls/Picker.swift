// Pickers: a choice among the views inside. All of them exist; the style determines which ones are
// on screen: the chosen one in a menu, all of them elsewhere.

import Foundation
import SimGraph
@_spi(Runtime) public import SimViews

/// A control for selecting from a set of mutually exclusive values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
  /// The view that a menu shows in place of the chosen option.
  var currentValueLabel: AnyView?

  /// Creates a picker that displays a custom label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker that displays a custom label.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// Returns a node with the options.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    value.currentValueLabel == nil
      ? PickerNode<Label, SelectionValue, Content>(value, inputs)
      : composed(value, inputs) { $0.withCurrentValue }
  }
}

extension Picker where Label == Text {
  /// Creates a picker that generates its label from a localized string key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// The node of a picker.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ControlNode<Picker<Label, SelectionValue, Content>, TupleView<Label, OptionList<Content>>>,
  ChoiceInput
{
  private let part: PlatformElement
  private var style = PickerStyleKind.automatic
  private var buttons: [ControlElement] = []
  /// The chosen option, and the arrows beside it.
  private let choice: ImplicitStackElement

  /// Creates the node.
  init(_ value: Picker<Label, SelectionValue, Content>, _ inputs: _ViewInputs) {
    let sizes = inputs.runtime.policy.geometry.controls
    choice = ImplicitStackElement(
      id: inputs.runtime.makeElementID(), axis: .horizontal, spacing: sizes.menuArrowGap,
      alignment: 0.5)
    let arrows = sizes.menuArrows
    part = Self.part(inputs, .upDown, width: arrows.width, height: arrows.height)
    super.init(value, inputs) { TupleView($0.label, OptionList(content: $0.content)) }
    element.arrangement = RowArrangement(in: inputs.root.cellHost)
    element.choice = self
  }

  override func render(_ values: EnvironmentValues) {
    let selected = value.selection.current
    style = values.pickerStyle
    element.chrome = .picker(style)
    element.arrangement =
      switch style {
      case .inline: RowsArrangement()
      case .wheel: WheelArrangement()
      case .segmented: SegmentsArrangement()
      case .automatic, .menu: RowArrangement(in: root.cellHost)
      }
    // Outside of a row a menu's button shows the value alone.
    let isButton = (style == .automatic || style == .menu) && root.cellHost == nil
    hidesLabel = values.labelsAreHidden || style == .segmented || style == .wheel || isButton
    element.insets =
      isButton ? runtime.policy.geometry.controls.menuMargins : EdgeInsets()
    let label = available.first { $0.selection(SelectionValue.self) == selected }?.label
    element.value = label
    part.show(label ?? "", runtime)
    arrangementChanged()
  }

  /// The elements of a label for the current value, if the picker has one.
  private var currentValue: [RenderElement]? {
    guard value.content is any CurrentValueHolding else { return nil }
    var found: [RenderElement] = []
    func look(_ node: _ViewNode) {
      if let label = node as? CurrentValueNode { return label.collectLabel(into: &found) }
      node.forEachChild(look)
    }
    forEachChild(look)
    return found.isEmpty ? nil : found
  }

  private var available: [Option] {
    var found: [Option] = []
    func look(_ node: _ViewNode) {
      if let list = node as? any OptionListing { return found = list.options }
      node.forEachChild(look)
    }
    forEachChild(look)
    return found
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] {
    let options = available
    reportSelection(without: options)
    let title = shown(label)
    switch style {
    case .automatic, .menu:
      let selected = runtime.graph.withoutRecording { value.selection.current }
      let chosen =
        currentValue
        ?? options.first { $0.selection(SelectionValue.self) == selected }?.elements ?? []
      choice.replaceChildren(with: chosen + [part], in: runtime)
      return title + [choice]
    case .segmented, .inline, .wheel: return title + options.enumerated().map(button)
    }
  }

  /// Reports a selection that no option has, in each update of the picker.
  private func reportSelection(without options: [Option]) {
    let selected = runtime.graph.withoutRecording { value.selection.current }
    guard !options.contains(where: { $0.selection(SelectionValue.self) == selected }) else {
      return
    }
    runtimeWarning(
      """
      Picker: the selection "\(selected)" is invalid and does not have an associated tag, this \
      will give undefined results.
      """)
  }

  /// Returns an option that can be tapped.
  private func button(_ index: Int, _ option: Option) -> RenderElement {
    while buttons.count <= index {
      buttons.append(ControlElement(id: runtime.makeElementID()))
    }
    let button = buttons[index]
    button.environment = environment
    let selected = runtime.graph.withoutRecording { value.selection.current }
    button.chrome = .option(
      style, isChosen: option.selection(SelectionValue.self) == selected)
    button.action = { [weak self] in self?.choose(option) }
    button.arrangement = style == .inline ? LineArrangement() : HeldArrangement()
    button.replaceChildren(stacking: option.elements, along: .horizontal, in: runtime)
    return button
  }

  var options: [String] { available.map(\.label) }

  func choose(_ option: String) -> Bool {
    guard let found = available.first(where: { $0.label == option }) else { return false }
    runtime.runningUserCode { choose(found) }
    return true
  }

  /// Selects an option.
  ///
  /// A tag of a type other than the selection's has no effect, nor has a view without a tag.
  private func choose(_ option: Option) {
    guard let new = option.selection(SelectionValue.self), new != value.selection.wrappedValue
    else { return }
    value.selection.wrappedValue = new
  }
}

/// A type that specifies the appearance and interaction of all pickers within a view hierarchy.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The name of the system's style.
  nonisolated static var _name: String { get }
}

/// The arrangement of a picker's options.
enum PickerStyleKind: String { case automatic, menu, segmented, inline, wheel }

/// The default picker style, based on the picker's context.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  nonisolated public init() {}
  public static var _name: String { "automatic" }
}

/// A picker style that presents the options as a menu when the user presses a button.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  nonisolated public init() {}
  public static var _name: String { "menu" }
}

/// A picker style that presents the options in a segmented control.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  nonisolated public init() {}
  public static var _name: String { "segmented" }
}

/// A picker style where each option is displayed inline with other views in the current container.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  nonisolated public init() {}
  public static var _name: String { "inline" }
}

/// A picker style that presents the options in a scrollable wheel that shows the selected option and a few
/// neighboring options.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  nonisolated public init() {}
  public static var _name: String { "wheel" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style, based on the picker's context.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style that presents the options as a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that presents the options in a segmented control.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style where each option is displayed inline.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style that presents the options in a wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { .automatic }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for pickers within this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, PickerStyleKind(rawValue: S._name) ?? .automatic)
  }
}
