import SimGraph
@_spi(Runtime) import SimViews

/// Makes the node of a link.
///
/// In a list a link has the style of its row; elsewhere it is a button. A later style takes effect with another link.
@MainActor
func linkNode<Label: View, Destination: View>(
  _ value: NavigationLink<Label, Destination>, _ inputs: _ViewInputs
) -> _TypedNode<NavigationLink<Label, Destination>> {
  let isRow = inputs.root.row?.host is ListHost
  let around = inputs.runtime.graph.withoutRecording { inputs.environment.read() }
  var style = isRow ? nil : around.buttonStyle
  if let insets = style?.insets { style?.insets = insets.fitted(to: around.controlSize) }
  guard let style, style.make != nil else {
    return LinkNode<Label, Destination, Label>(value, inputs, style) { $0.label }
  }
  return LinkNode<Label, Destination, AnyView>(value, inputs, style) { link in
    let label = AnyView(link.label)
    // A link does not show that it is pressed, and its node follows it.
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: label), action: {}, isPressed: false)
    return style.body(configuration, inside: \.buttonStyleInside) ?? label
  }
}

/// The node of a link.
///
/// Its content is the label, or what a style of buttons makes of it.
final class LinkNode<Label: View, Destination: View, Content: View>:
  ContainerNode<NavigationLink<Label, Destination>, Content, ControlElement>, ScreenSource,
  NodeOwner, LabelHiding
{
  private var target: LinkTarget<Destination>?
  private var screen: HostingRoot?
  private var reading: NodeReading?
  private var hasNewValue = false
  /// Whether the screen is about to receive another destination.
  private var isHandingOver = false

  init(
    _ value: NavigationLink<Label, Destination>, _ inputs: _ViewInputs,
    _ style: _AnyStyle<PrimitiveButtonStyleConfiguration>?,
    content: @escaping @MainActor (NavigationLink<Label, Destination>) -> Content
  ) {
    let element = ControlElement(id: inputs.runtime.makeElementID())
    let isDisabled = MisplacedNavigation.reports(value.target, in: inputs.root)
    super.init(value, isDisabled ? inputs.disabled() : inputs, element, content: content)
    element.name = "NavigationLink"
    // A link in a scroll view inside the row leads elsewhere than the row.
    if !isInScrollView {
      root.setDisclosure(true)
      if let list = inputs.root.cellHost, list.sizes.linksFillRows {
        element.arrangement = FillingArrangement()
        element.insets.trailing = list.sizes.disclosureWidth
      }
    }
    if let style {
      element.chrome = .button(ButtonLook(style))
      element.insets = style.insets
    }
    let environment = environment
    element.action = { [weak self] in
      if environment.read().isEnabled { self?.follow() }
    }
  }

  override func apply(_ value: NavigationLink<Label, Destination>) {
    target = value.target
    if value.target.destination != nil {
      runtime.report(.valueMade(Destination.self))
      if screen != nil { handOverDestination() }
    }
    guard value.target.isActive != nil else { return }
    if reading == nil { reading = NodeReading(self, "NavigationLink") }
    hasNewValue = true
    reading?.wasHanded()
    runtime.changeCounters.handed &+= 1
    flagStale()
  }

  /// Passes the new destination to the screen on the stack, after all callbacks of the same change
  /// have run.
  private func handOverDestination() {
    guard !isHandingOver else { return }
    isHandingOver = true
    runtime.deferUntilCallbacksRan { [weak self] in
      guard let self else { return }
      isHandingOver = false
      if let screen, let destination = target?.destination { screen.update(destination) }
    }
  }

  /// The user follows the link.
  private func follow() {
    if let row = root.row, let list = row.host as? ListHost, list.isEditing {
      return list.select(row)
    }
    switch target {
    case .destination: show()
    case .bound(_, let isActive): isActive.wrappedValue = true
    case .value(let value?):
      if !selects(value) { root.navigation?.path.follow(value) }
    case .value(nil), nil: break
    }
  }

  /// Selects a value in a column of a split view, where a link in a list with a selection shows the
  /// next column.
  private func selects(_ value: AnyHashable) -> Bool {
    guard let column = environment.read().showNextColumn,
      let selection = (root.row?.host as? ListHost)?.selection
    else { return false }
    selection.select(value)
    column.show()
    return true
  }

  /// The binding determines whether the destination is shown.
  override func evaluate() {
    guard let reading, hasNewValue || reading.isStale else { return }
    hasNewValue = false
    guard let isActive = target?.isActive else { return }
    reading.following {
      if reading.read({ isActive.current }) {
        show()
      } else if let screen {
        root.navigation?.remove(screen)
      }
    }
  }

  private func show() {
    guard screen == nil, let destination = target?.destination, let navigation = root.navigation
    else { return }
    screen = navigation.push(environment: environment, source: self, above: root.screen) {
      $0.install(destination)
    }
  }

  func screenIsOutgoing() { screen = nil }

  func screenWasRemoved() {
    guard let isActive = target?.isActive, isActive.current, screen == nil else { return }
    isActive.wrappedValue = false
  }

  func takeHiddenLabel(_ label: [RenderElement]) { element.hiddenLabel = label }

  nonisolated func label(of node: NodeID) -> String { "link activation" }

  /// Suspends the node.
  ///
  /// The body of a link is expanded in a list, like that of a button: its label is the row's.
  override func suspend() -> Bool { suspendChildren() }

  /// Tears the node down; a screen that is on the stack outlives its link.
  override func tearDown() {
    if let screen, !screen.isRemoved { screen.environment.detach() }
    screen = nil
    target = nil
    reading?.end()
    if !isInScrollView { root.setDisclosure(false) }
    super.tearDown()
  }
}
