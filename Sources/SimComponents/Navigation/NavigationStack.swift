public import SimViews

/// A view that displays a root view and enables you to present additional views over the root view.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  let path: PathBinding?
  /// Whether its screens are the columns of a split view.
  var showsColumns = false

  /// Returns a node with a navigation stack.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    NavigationNode<Self, Root>(
      value, inputs, content: { $0.root }, path: { $0.path }, showsColumns: value.showsColumns)
  }

  /// The host needs a navigation controller.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.needsNavigationHost = true
    visitor.visit(Root.self)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a navigation stack that manages its own navigation state.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a stack whose screens may be the columns of a split view.
  nonisolated init(showsColumns: Bool, @ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
    self.showsColumns = showsColumns
  }

  /// Creates a navigation stack with heterogeneous navigation state that you can control.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(
      elements: { path.current.values },
      removeLast: { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) },
      append: { element in
        path.wrappedValue.append(erased: element)
        return true
      }, isHomogeneous: false)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a navigation stack with homogeneous navigation state that you can control.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(
      elements: { path.current.map { AnyHashable($0) } },
      removeLast: { count in
        path.wrappedValue.removeSubrange(
          path.wrappedValue.index(
            path.wrappedValue.endIndex, offsetBy: -min(count, path.wrappedValue.count))...)
      },
      append: { element in
        guard let value = element.base as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      }, isHomogeneous: true)
  }
}
