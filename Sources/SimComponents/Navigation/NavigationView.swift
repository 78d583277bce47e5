import SimGraph
import SimReflection
@_spi(Runtime) public import SimViews

/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a destination-based navigation view.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns a node with a navigation stack; of several columns a phone held upright shows the
  /// first.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    if hasColumns(Content.self) {
      return NavigationNode<Self, FirstColumn<Content>>(
        value, inputs, content: { FirstColumn(columns: $0.content) }, path: nil)
    }
    return NavigationNode<Self, Content>(value, inputs, content: { $0.content }, path: nil)
  }

  /// The host needs a navigation controller.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.needsNavigationHost = true
    visitor.visit(Content.self)
  }
}

/// A view that is one of others.
private protocol ChoiceOfColumns {
  /// Whether one of them is several columns.
  static var hasColumns: Bool { get }
}

extension _ConditionalContent: ChoiceOfColumns {
  fileprivate static var hasColumns: Bool {
    SimComponents.hasColumns(TrueContent.self) || SimComponents.hasColumns(FalseContent.self)
  }
}

extension Optional: ChoiceOfColumns {
  fileprivate static var hasColumns: Bool { SimComponents.hasColumns(Wrapped.self) }
}

private func hasColumns(_ content: Any.Type) -> Bool {
  content is any TupleNamed.Type || (content as? any ChoiceOfColumns.Type)?.hasColumns == true
}

/// The first of several columns.
nonisolated private struct FirstColumn<Columns: View>: PrimitiveView {
  let columns: Columns

  /// Returns a node of the first view alone: the others are not made.
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    PassThroughNode<Self, IDView<Subview, Subview.ID>?>(value, inputs) { $0.first }
  }

  private var first: IDView<Subview, Subview.ID>? {
    Subview.all(of: columns).first.map { $0.id($0.id) as IDView<Subview, Subview.ID> }
  }
}

/// The node of a navigation view or stack.
final class NavigationNode<V: View, Content: View>: _TypedNode<V>, NodeOwner {
  private let host: NavigationHost
  private let element: NavigationElement
  private var screen: HostingRoot?
  private let content: @MainActor (V) -> Content
  /// The path of a stack; nil for a navigation view, which has none.
  private let path: (@MainActor (V) -> PathBinding?)?
  private var reading: NodeReading?
  private var hasNewValue = false

  init(
    _ value: V, _ inputs: _ViewInputs, content: @escaping @MainActor (V) -> Content,
    path: (@MainActor (V) -> PathBinding?)?, showsColumns: Bool = false
  ) {
    let window = inputs.root
    if window.preparedNavigationHosts > 0 {
      window.preparedNavigationHosts -= 1
    } else {
      inputs.runtime.request(.makeNavigationHost)
    }
    self.content = content
    self.path = path
    element = NavigationElement(
      id: inputs.runtime.makeElementID(), inputs.runtime.policy.geometry.bars)
    host = NavigationHost(
      inputs, element: element, takesValues: path != nil, showsColumns: showsColumns)
    element.host = host
    super.init(inputs)
    screen = host.installRoot(content(value), environment: environment)
    host.path.binding = path?(value)
    if host.path.binding != nil {
      reading = NodeReading(self, "NavigationStack")
      hasNewValue = true
      flagStale()
    }
  }

  override func update(_ new: V) {
    screen?.update(content(new))
    guard let reading else { return }
    reading.wasHanded()
    host.path.binding = path?(new)
    hasNewValue = true
    runtime.changeCounters.handed &+= 1
    flagStale()
  }

  override func evaluate() {
    guard let reading, hasNewValue || reading.isStale else { return }
    hasNewValue = false
    guard let binding = host.path.binding else { return }
    reading.following { host.path.show(reading.read(binding.elements)) }
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }

  override var bridgesPreferences: Bool { true }
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K.combined(fromScreens: host.livingScreens)
  }

  override func tearDown() {
    reading?.end()
    host.removeAll()
  }

  override var label: String { typeName(V.self) }
  nonisolated func label(of node: NodeID) -> String { "navigation path" }
}
