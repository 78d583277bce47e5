/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a destination-based navigation view.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A node with a navigation stack.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    NavigationViewNode<Content>(value, inputs)
  }

  /// The host needs a navigation controller.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.needsNavigationHost = true
    visitor.visit(Content.self)
  }
}

/// The node of a navigation view.
final class NavigationViewNode<Content: View>: _TypedNode<NavigationView<Content>> {
  private let host: NavigationHost
  private let element: NavigationElement
  private var screen: HostingRoot?

  init(_ value: NavigationView<Content>, _ inputs: _ViewInputs) {
    let window = inputs.root
    if window.preparedNavigationHosts > 0 {
      window.preparedNavigationHosts -= 1
    } else {
      inputs.runtime.request(.makeNavigationHost)
    }
    element = NavigationElement(id: inputs.runtime.makeElementID())
    host = NavigationHost(inputs, element: element)
    element.host = host
    super.init(inputs)
    screen = host.installRoot(value.content, environment: environment)
  }

  override func update(_ new: NavigationView<Content>) { screen?.update(new.content) }
  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override func tearDown() { host.removeAll() }
  override var label: String { "NavigationView" }
}
