// A disclosure group: a label that can be pressed, and content that exists only while it is shown.
// In a list, the label and each view of the content are rows; elsewhere they form a column.

import Foundation
@_spi(Runtime) public import SimViews

/// A view that shows or hides another content view, based on the state of a disclosure control.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  /// Whether the app controls the expansion state.
  private let isControlled: Bool
  @Binding private var isGivenOpen: Bool
  @State private var isOpen = false
}

extension DisclosureGroup: View {
  /// Creates a disclosure group with the given label and content views; it begins collapsed.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isControlled = false
    _isGivenOpen = .constant(false)
  }

  /// Creates a disclosure group with the given label and content views, and a binding to the expansion state
  /// (expanded or collapsed).
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    isControlled = true
    _isGivenOpen = isExpanded
  }

  /// The label, and the content while the group is expanded; this body depends on the values that
  /// the content reads.
  public var body: some View {
    let isExpanded = isControlled ? isGivenOpen : isOpen
    DisclosedView(
      label: DisclosureLabel(label: label, isExpanded: isControlled ? $isGivenOpen : $isOpen),
      content: isExpanded ? content() : nil, whole: content)
  }

  /// Returns the rows of the body in a list, and a single row in a lazy stack.
  public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    inputs.host.usesCells ? CompositeRowSource(value, inputs) : SingleRowSource(value, inputs)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group, using a provided localized string key to create a text view for the label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group, using a provided localized string key to create a text view for the label,
  /// and a binding to the expansion state (expanded or collapsed).
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group, using a provided string to create a text view for the label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a disclosure group, using a provided string to create a text view for the label, and a binding
  /// to the expansion state (expanded or collapsed).
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The label of a disclosure group and its content, if it is shown.
nonisolated struct DisclosedView<Label: View, Content: View>: PrimitiveView {
  let label: DisclosureLabel<Label>
  let content: Content?
  /// Creates the content for a style, which determines whether it is shown.
  let whole: () -> Content

  private var parts: TupleView<DisclosureLabel<Label>, Content?> { TupleView(label, content) }

  /// Returns a column of the parts at the leading edge.
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    StyledNode<Self>(value, inputs) { value, values in
      values.disclosureGroupStyle?.make?(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(value.label.label)),
          content: .init(content: AnyView(value.content ?? value.whole())),
          isExpanded: value.label.isExpanded.scoped))
    } system: {
      StackNode<Self, TupleView<DisclosureLabel<Label>, Content?>>(
        $0, $1, axis: .vertical, content: { $0.parts },
        style: { _ in (nil, HorizontalAlignment.leading.key) })
    }
  }

  /// Visits the label, which is always shown.
  @MainActor static func _visitType(_ visitor: inout _TypeVisitor) { visitor.visit(Label.self) }

  /// Unknown: the presence of the content changes.
  @MainActor static func _countRows(_ contents: _RowCounts) -> Int? { nil }

  /// Returns a row for the label, and those of the content.
  @MainActor static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    MappedRowSource(value, inputs) { TupleView($0.label, IndentedRows($0.content)) }
  }
}

/// The control that shows and hides the content of a disclosure group.
nonisolated struct DisclosureLabel<Label: View>: PrimitiveView {
  let label: Label
  let isExpanded: Binding<Bool>

  /// Returns a node with the label and a chevron.
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    DisclosureLabelNode<Label>(value, inputs)
  }

  /// Visits the label, which is always shown.
  @MainActor static func _visitType(_ visitor: inout _TypeVisitor) { visitor.visit(Label.self) }
}

/// The node of a disclosure group's label.
final class DisclosureLabelNode<Label: View>: ControlNode<DisclosureLabel<Label>, Label> {
  private let chevron: PlatformElement

  /// Creates the node.
  ///
  /// A chevron is 9 points wide and 14 high [estimate].
  init(_ value: DisclosureLabel<Label>, _ inputs: _ViewInputs) {
    chevron = Self.part(inputs, .disclosure(isOpen: false), width: 9, height: 14)
    super.init(value, inputs, mounts: .nothing) { $0.label }
    element.arrangement = RowArrangement()
    element.name = "DisclosureGroup"
    element.action = { [weak self] in
      guard let isExpanded = self?.value.isExpanded else { return }
      withAnimation { isExpanded.wrappedValue.toggle() }
    }
  }

  override func render(_ values: EnvironmentValues) {
    let state = value.isExpanded.current ? "expanded" : "collapsed"
    chevron.art = .disclosure(isOpen: value.isExpanded.current)
    chevron.show(state, runtime)
    element.value = state
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] { joined(label) + [chevron] }
}
