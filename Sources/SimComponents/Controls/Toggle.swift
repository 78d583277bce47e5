import Foundation
@_spi(Runtime) public import SimViews

/// A control that toggles between on and off states.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let label: Label
  let isOn: Binding<Bool>
  /// Whether some of the values that the toggle represents are on and some are off.
  var isMixed: (() -> Bool)?

  /// Creates a toggle that displays a custom label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }

  /// Creates a toggle representing a collection of values; it is on when all of them are.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.isOn = Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].current } },
      set: { new in for source in sources { source[keyPath: isOn].wrappedValue = new } })
    isMixed = {
      let isFirstOn = sources.first?[keyPath: isOn].current
      return sources.contains { $0[keyPath: isOn].current != isFirstOn }
    }
  }

  /// Returns a node with a control element, or with the body of a style.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.toggleStyle?.body(
        ToggleStyleConfiguration(
          label: .init(content: AnyView(value.label)), isOn: value.isOn.scoped,
          isMixed: value.isMixed?() ?? false),
        inside: \.toggleStyleInside)
    } system: { value, inputs in
      ToggleNode<Label>(value, inputs)
    }
  }

  /// Visits the label, which is always shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Label.self)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    label = Text(titleKey)
    self.isOn = isOn
  }

  /// Creates a toggle that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    label = Text(title)
    self.isOn = isOn
  }
}

extension Toggle where Label == SimComponents.Label<Text, Image> {
  /// Creates a toggle that generates its label from a localized string key and system image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    label = SimComponents.Label(titleKey, systemImage: systemImage)
    self.isOn = isOn
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle based on a toggle style configuration.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    label = configuration.label
    isOn = configuration.$isOn
  }
}

/// The node of a toggle: a label and a switch.
final class ToggleNode<Label: View>: ControlNode<Toggle<Label>, Label> {
  private let part: PlatformElement

  /// Creates the node.
  ///
  /// A switch is 51 by 31 points (UISwitch).
  init(_ value: Toggle<Label>, _ inputs: _ViewInputs) {
    part = Self.part(
      inputs, .toggle(isOn: false), inputs.runtime.policy.geometry.controls.toggle)
    super.init(value, inputs) { $0.label }
    element.arrangement = RowArrangement(in: inputs.root.cellHost)
    element.name = "Toggle"
    element.action = { [weak self] in self?.value.isOn.wrappedValue.toggle() }
  }

  override func render(_ values: EnvironmentValues) {
    part.art = .toggle(isOn: value.isOn.current)
    part.show(value.isOn.current ? "on" : "off", runtime)
    element.value = value.isOn.current ? "1" : "0"
    hidesLabel = values.labelsAreHidden
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] { shown(label) + [part] }
}

/// The appearance and behavior of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// A view that represents the appearance and interaction of a toggle.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Creates a view that represents the body of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle instance.
public struct ToggleStyleConfiguration {
  /// A type-erased label of a toggle.
  nonisolated public struct Label: ErasedPart {
    package let content: AnyView
  }
  /// A view that describes the effect of switching the toggle between states.
  public let label: Label
  /// A binding to a state property that indicates whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle is currently in a mixed state.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A toggle style of the system.
@MainActor
protocol SystemToggleStyle: ToggleStyle {}

extension SystemToggleStyle {
  /// Returns the label unchanged.
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
}

/// The default toggle style.
nonisolated public struct DefaultToggleStyle: SystemToggleStyle {
  /// Creates a default toggle style.
  nonisolated public init() {}
}

/// A toggle style that displays a leading label and a trailing switch.
nonisolated public struct SwitchToggleStyle: SystemToggleStyle {
  let tint: Color?
  /// Creates a switch toggle style.
  nonisolated public init() { tint = nil }
  /// Creates a switch style with a tint color, which is kept for drawing.
  nonisolated public init(tint: Color) { self.tint = tint }
}

/// A toggle style that displays as a button with its label as the title.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button toggle style.
  nonisolated public init() {}
  /// Returns a button that toggles.
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that displays a leading label and a trailing switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that displays as a button with its label as the title.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<ToggleStyleConfiguration>? { nil }
}
private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var toggleStyle: _AnyStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue?.over(self[ToggleStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var toggleStyleInside: _AnyStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
  var labelsAreHidden: Bool {
    get { labelsVisibility == .hidden }
    set { writtenLabelsVisibility = newValue ? .hidden : .automatic }
  }
  var writtenLabelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
  /// The labels visibility set by `labelsVisibility(_:)`.
  public var labelsVisibility: Visibility { writtenLabelsVisibility }
}

extension View {
  /// Sets the style for toggles in a view hierarchy.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let make: (ToggleStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) {
          $0.makeBody(configuration: $1)
        })
    }
    let isSystem = S.self is any SystemToggleStyle.Type
    return environment(\.toggleStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }

  /// Hides the labels of any controls contained within this view.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
