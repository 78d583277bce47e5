// Views and modifiers of the framework's own that are made of others. They have no body of their own that would be
// counted: their parts are made with their value.

@_spi(Runtime) public import SimViews

/// The node of a value that is shown as another view.
@MainActor
func composed<V, Content: View>(
  _ value: V, _ inputs: _ViewInputs, @ViewBuilder _ content: @escaping @MainActor (V) -> Content
) -> _TypedNode<V> {
  PassThroughNode<V, Content>(value, inputs, content: content)
}

/// A view of the framework's own that is made of others.
@MainActor @preconcurrency
package protocol ComposedView: PrimitiveView {
  associatedtype Parts: View
  /// What the view is made of.
  @ViewBuilder var parts: Parts { get }
}

extension ComposedView {
  /// A node that shows the parts.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    composed(value, inputs) { $0.parts }
  }

  /// The parts are certain to be shown.
  public static func _visitType(_ visitor: inout _TypeVisitor) { visitor.visit(Parts.self) }
}

/// A scene of the framework's own whose window is made of views.
@MainActor @preconcurrency
package protocol ComposedScene: Scene, Primitive where Body == Never {
  associatedtype Window: View
  /// What the window shows.
  @ViewBuilder var window: Window { get }
}

extension ComposedScene {
  /// A node that shows the window's views.
  @MainActor public static func _makeWindow(
    _ value: _SceneView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_SceneView<Self>> { composed(value, inputs) { $0.scene.window } }
}

/// A modifier that is made of others.
@MainActor @preconcurrency
package protocol ComposedModifier: ViewModifier where Body == Never {
  associatedtype Parts: View
  /// The content under what the modifier is made of.
  @ViewBuilder func parts(_ content: _Modified<Self>) -> Parts
}

extension ComposedModifier {
  /// A node that shows the parts around the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    composed(value, inputs) { $0.modifier.parts(_Modified(content: AnyView($0.content))) }
  }
}

/// The content of a modifier that is made of others.
nonisolated public struct _Modified<Modifier>: ErasedPart { package let content: AnyView }
