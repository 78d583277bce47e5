// Scrolling by the app: a proxy scrolls the container below its reader that has a view with an id. The
// request is carried out after the next update, when content added meanwhile exists.

/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child views.
public struct ScrollViewReader<Content: View>: View {
  /// The view builder that creates the reader's content.
  public var content: (ScrollViewProxy) -> Content
  @State private var target = ProxyTarget()

  /// Creates an instance that can perform programmatic scrolling of its child scroll views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content, with a proxy for the scroll views inside.
  public var body: some View {
    _ScrollTargetView(content: content(ScrollViewProxy(target: target)), target: target)
  }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
public struct ScrollViewProxy {
  let target: ProxyTarget

  /// Scans all scroll views contained by the proxy for the first with a child view with identifier `id`,
  /// and then scrolls to that view.
  ///
  /// The scroll view jumps there, or moves there under the animation of a transaction.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard !ViewRuntime.isUpdating else {
      fatalError("ScrollViewProxy may not be accessed during view updates")
    }
    nonisolated(unsafe) let wanted = AnyHashable(id)
    nonisolated(unsafe) let target = target
    guard let gate = target.gate ?? ViewRuntime.current?.gate else {
      return MainActor.withoutCheck { target.scroll(to: wanted, anchor: anchor) }
    }
    guard gate.isOpen else {
      return gate.enqueueOnMainLoop { target.scroll(to: wanted, anchor: anchor) }
    }
    gate.asMainThread { target.scroll(to: wanted, anchor: anchor) }
  }
}

/// What a proxy refers to: the part of the tree below the reader.
final class ProxyTarget {
  @MainActor weak var node: _ViewNode?
  /// The gate of the device on which it was made.
  let gate = ViewRuntime.current?.gate

  nonisolated init() {}

  @MainActor func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let node else { return }
    let runtime = node.runtime
    let aim = ScrollAim(anchor: anchor, curve: runtime.motion.ambient?.animation?.curve)
    runtime.runningEngine {
      runtime.scrollRequests.append { [weak node] in
        guard let node, !node.isRemoved else { return }
        _ = node.reveal(id, aim)
      }
    }
  }
}

/// The content of a reader.
nonisolated public struct _ScrollTargetView<Content: View>: PrimitiveView {
  let content: Content
  let target: ProxyTarget

  /// A node that the proxy finds.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ScrollTargetNode<Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a reader's content.
final class ScrollTargetNode<Content: View>: PassThroughNode<_ScrollTargetView<Content>, Content> {
  init(_ value: _ScrollTargetView<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs) { $0.content }
    value.target.node = self
  }

  override func update(_ new: _ScrollTargetView<Content>) {
    new.target.node = self
    super.update(new)
  }
}
