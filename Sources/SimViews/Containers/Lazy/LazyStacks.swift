public import Foundation
import SimReflection

/// A view that arranges its children in a line that grows vertically, creating items only as needed.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy vertical stack view with the given spacing, vertical alignment, pinning behavior, and
  /// content.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// A node whose subviews are made on demand.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    LazyNode<Self, Content>(value, inputs, axis: .vertical, content: { $0.content }) {
      value, host in
      host.arrange(
        alignment: value.alignment.fraction, spacing: value.spacing, pinned: value.pinnedViews)
    }
  }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as needed.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy horizontal stack view with the given spacing, vertical alignment, pinning behavior,
  /// and content.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// A node whose subviews are made on demand.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    LazyNode<Self, Content>(value, inputs, axis: .horizontal, content: { $0.content }) {
      value, host in
      host.arrange(
        alignment: value.alignment.fraction, spacing: value.spacing, pinned: value.pinnedViews)
    }
  }
}

/// A container view that arranges its child views in a grid that grows vertically, creating items only as
/// needed.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid that grows vertically.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// A node whose subviews are made on demand.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    LazyNode<Self, Content>(value, inputs, axis: .vertical, content: { $0.content }) {
      value, host in
      host.arrange(
        alignment: value.alignment.fraction, spacing: value.spacing, pinned: value.pinnedViews,
        items: value.columns)
    }
  }
}

/// A container view that arranges its child views in a grid that grows horizontally, creating items only
/// as needed.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid that grows horizontally.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// A node whose subviews are made on demand.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    LazyNode<Self, Content>(value, inputs, axis: .horizontal, content: { $0.content }) {
      value, host in
      host.arrange(
        alignment: value.alignment.fraction, spacing: value.spacing, pinned: value.pinnedViews,
        items: value.rows)
    }
  }
}

/// The node of a lazy stack or grid.
final class LazyNode<V, Content: View>: _TypedNode<V> {
  private let content: @MainActor (V) -> Content
  private let style: @MainActor (V, LazyHost) -> Void
  private let host: LazyHost
  private let element: LazyElement
  private var source: _RowSource<Content>?

  init(
    _ value: V, _ inputs: _ViewInputs, axis: Axis, content: @escaping @MainActor (V) -> Content,
    style: @escaping @MainActor (V, LazyHost) -> Void
  ) {
    self.content = content
    self.style = style
    element = LazyElement(id: inputs.runtime.makeElementID())
    host = LazyHost(inputs, element: element, axis: axis)
    element.attach(host)
    super.init(inputs)
    host.holder = self
    style(value, host)
    let source = Content._makeRows(content(value), _RowInputs(inputsForChild, host: host))
    self.source = source
    host.attach(source)
  }

  override func update(_ new: V) {
    runtime.changeCounters.lists &+= 1
    style(new, host)
    source?.update(content(new))
    host.sourceChanged()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    // Which of its views exist layout says.
    runtime.callbacks.needLayout()
    return host.preference(key, at: self)
  }

  override func reveal(_ id: AnyHashable, _ aim: ScrollAim) -> Bool {
    guard let position = host.position(of: id) else { return false }
    host.reveal(position, aim)
    return true
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { source?.forEachNode(body) }
  override var numbersChildrenLater: Bool { true }
  override var isDynamic: Bool { true }
  override func tearDown() {
    host.removeAll()
    host.holder = nil
    source = nil
  }
  override var label: String { typeName(V.self) }
}
