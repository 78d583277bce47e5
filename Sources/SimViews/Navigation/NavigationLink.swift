// Links: the destination is a value that is made with the link, long before anyone follows it. Its body
// is evaluated on the screen that shows it; a new value of the link hands it a new destination.

/// A view that controls a navigation presentation.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  // In this order: what a row drops goes label first, as logs of the real framework show it.
  let label: Label
  let destination: Destination

  /// Creates a navigation link that presents the destination view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination()
    self.label = label()
  }

  /// A node with a control that pushes the destination.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    LinkNode<Label, Destination>(value, inputs)
  }

  /// The label is certain to be shown; the destination is not.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Label.self)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a navigation link that presents a destination view, with a text label.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.destination = destination
    label = Text(titleKey)
  }

  /// Creates a navigation link that presents a destination view, with a text label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.destination = destination
    label = Text(title)
  }
}

/// The node of a link.
final class LinkNode<Label: View, Destination: View>:
  ContainerNode<NavigationLink<Label, Destination>, Label, ControlElement>, LinkActivation
{
  private var destination: Destination?
  private var screen: HostingRoot?

  init(_ value: NavigationLink<Label, Destination>, _ inputs: _ViewInputs) {
    let element = ControlElement(id: inputs.runtime.makeElementID())
    super.init(value, inputs, element) { $0.label }
    element.action = { [weak self] in self?.activate() }
  }

  override func apply(_ value: NavigationLink<Label, Destination>) {
    destination = value.destination
    runtime.report(.valueMade(Destination.self))
    screen?.update(value.destination)
  }

  private func activate() {
    guard screen == nil, let destination, let navigation = root.navigation else { return }
    screen = navigation.push(destination, environment: environment, link: self)
  }

  func deactivate() { screen = nil }

  /// A screen that is on the stack outlives its link.
  override func tearDown() {
    if let screen, !screen.isRemoved { screen.environment.detach() }
    screen = nil
    destination = nil
    super.tearDown()
  }
}
