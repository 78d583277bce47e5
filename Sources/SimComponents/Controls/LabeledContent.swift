// Containers with a label: a value next to its title, a box, a group of controls.

public import Foundation
@_spi(Runtime) public import SimViews

/// A container for attaching a label to a value-bearing view.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Creates a standard labeled element, with a view that conveys the value of the element and a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Returns a node with the label at the leading edge.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.labeledContentStyle?.body(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(value.label)),
          content: .init(content: AnyView(value.content))),
        inside: \.labeledContentStyleInside)
    } system: {
      LabeledNode<Self, Label, Content>($0, $1, isBox: false) { ($0.label, $0.content) }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labeled view that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labeled view that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled informational view.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a labeled informational view.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a labeled informational view from a formatted value.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a labeled informational view from a formatted value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a labeled content from the configuration of a style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A stylized view, with an optional label, that visually collects a logical grouping of content.
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Creates a group box with the provided label and view content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Returns a node with the label above the content.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.groupBoxStyle?.make?(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(value.label)),
          content: .init(content: AnyView(value.content))))
    } system: {
      LabeledNode<Self, HeadlineLabel<Label>, Content>($0, $1, isBox: true) {
        ($0.label.environment(\.font, .headline), $0.content)
      }
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates an unlabeled group box with the provided view content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with the provided view content and title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with the provided view content and title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A container view that displays semantically-related controls in a visually-appropriate manner for the
/// context.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
  let content: Content
  var label: AnyView?

  /// Creates a new control group with the specified children.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns a node with the controls next to each other.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.controlGroupStyle?.make?(
        ControlGroupStyleConfiguration(
          label: .init(content: value.label ?? AnyView(EmptyView())),
          content: .init(content: AnyView(value.content))))
    } system: {
      StackNode<Self, Content>(
        $0, $1, axis: .horizontal, content: { $0.content },
        style: { _ in (nil, VerticalAlignment.center.key) })
    }
  }
}

/// The label of a group box, in the headline font unless it sets one.
private typealias HeadlineLabel<Label: View> = ModifiedContent<
  Label, _EnvironmentKeyWritingModifier<Font?>
>

/// The node of a container with a label: a value next to it, or a box below it.
final class LabeledNode<V, Label: View, Content: View>: ControlNode<V, TupleView<Label, Content>> {
  /// The space around the content of a box: 16 points, as the system's padding [estimate].
  static var boxInsets: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }

  private let isBox: Bool

  init(
    _ value: V, _ inputs: _ViewInputs, isBox: Bool,
    parts: @escaping @MainActor (V) -> (Label, Content)
  ) {
    self.isBox = isBox
    super.init(value, inputs, mounts: .nothing) {
      let (label, content) = parts($0)
      return TupleView(label, content)
    }
    element.arrangement = isBox ? ColumnArrangement() : RowArrangement()
    element.chrome = isBox ? .box : .labeled
    if isBox { element.insets = Self.boxInsets }
  }

  /// Renders the value, which is below its label at accessibility sizes.
  override func render(_ values: EnvironmentValues) {
    guard !isBox else { return }
    element.arrangement =
      values.dynamicTypeSize.isAccessibilitySize ? ColumnArrangement() : RowArrangement()
  }
}

/// A control used to select a color from the system color picker UI.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Color>

  /// Creates an instance that selects a color.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  /// Returns a node with a well.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ColorPickerNode<Label>(value, inputs)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a text label generated from a title string key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a text label generated from a title string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The node of a color picker, which cannot choose a colour yet.
final class ColorPickerNode<Label: View>: ControlNode<ColorPicker<Label>, Label> {
  private let part: PlatformElement

  /// Creates the node.
  ///
  /// A colour well is 28 points wide and high (UIColorWell).
  init(_ value: ColorPicker<Label>, _ inputs: _ViewInputs) {
    part = Self.part(inputs, .colorWell(.clear), width: 28, height: 28)
    super.init(value, inputs) { $0.label }
    element.arrangement = RowArrangement()
  }

  override func render(_ values: EnvironmentValues) {
    part.art = .colorWell(value.selection.current)
    part.show(value.selection.current.name, runtime)
    element.value = value.selection.current.name
    hidesLabel = values.labelsAreHidden
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] { shown(label) + [part] }
}
