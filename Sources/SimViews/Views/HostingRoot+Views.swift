// What a root shows is a view.

extension HostingRoot {
  /// Makes the node of the root view.
  ///
  /// What the types alone say that the host must have is made before any body runs.
  package func install<V: View>(_ value: V) {
    if kind == .window {
      var visitor = _TypeVisitor()
      visitor.visit(V.self)
      if visitor.needsNavigationHost { prepareNavigationHost() }
    }
    install { V._makeNode(value, $0) }
  }

  /// Hands a new value to the root view.
  package func update<V: View>(_ value: V) {
    guard let node = node as? _TypedNode<V> else {
      preconditionFailure("A hosting root keeps the type of its view.")
    }
    node.update(value)
  }
}

extension ViewRuntime {
  /// Installs the root of the window.
  package func launch<Root: View>(
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }, _ make: () -> Root
  ) {
    launch(environment: environment) { window in
      window.install(updating { runningUserCode(make) })
    }
  }

  /// The owner of what values of a type of view hold, or the present one for a view of the runtime's.
  func owner<V: View>(of type: V.Type) -> ViewOwner {
    guard let found = V.ownerType as? any View.Type else { return owner }
    return plan(for: found).owner
  }
}
