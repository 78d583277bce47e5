import SimReflection

/// A node that hands a part of its value to one child and shows nothing of its own.
@_spi(Runtime) open class PassThroughNode<V, Content: View>: _TypedNode<V> {
  private let content: @MainActor (V) -> Content
  package private(set) var child: _TypedNode<Content>?

  /// Makes the child from a part of the value, under the scope if there is one.
  @_spi(Runtime) public init(
    _ value: V, _ inputs: _ViewInputs, scope: EnvironmentScope? = nil,
    content: @escaping @MainActor (V) -> Content
  ) {
    self.content = content
    super.init(inputs)
    var childInputs = inputsForChild
    if let scope { childInputs.environment = scope }
    child = Content._makeNode(content(value), childInputs)
  }

  /// A node whose content is elsewhere: rows that a container makes on demand.
  @_spi(Runtime) public init(
    aroundRows inputs: _ViewInputs, content: @escaping @MainActor (V) -> Content
  ) {
    self.content = content
    super.init(inputs)
    flags.insert(.standsAroundRows)
  }

  @_spi(Runtime) open override func update(_ new: V) { child?.update(content(new)) }
  @_spi(Runtime) open override func collect(into elements: inout [RenderElement]) {
    child?.collect(into: &elements)
  }
  @_spi(Runtime) open override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
  override var isListed: Bool { V.self is any ViewGroup.Type }

  override func forEachView<K: PreferenceKey>(
    _ key: K.Type, _ body: (_ViewNode, (() -> K.Value?)?) -> Void
  ) {
    guard let child, modifiesSeveral else { return super.forEachView(key, body) }
    child.forEachView(key, body)
  }

  final override var modifiesSeveral: Bool {
    guard let child, !isDynamic, handsOn(child) else { return false }
    return child.isListed || child.modifiesSeveral
  }
  @_spi(Runtime) open override func tearDown() {
    child?.remove()
    child = nil
  }
  @_spi(Runtime) open override var label: String { typeName(V.self) }
}

/// A view that stands for the views which it holds.
protocol ViewGroup {}
