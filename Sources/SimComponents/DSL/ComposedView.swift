// Views and modifiers of the framework that consist of others. They have no counted body: their
// parts are made with their value.

@_spi(Runtime) public import SimViews

/// Returns the node of a value that is shown as another view.
@MainActor
func composed<V, Content: View>(
  _ value: V, _ inputs: _ViewInputs, @ViewBuilder _ content: @escaping @MainActor (V) -> Content
) -> _TypedNode<V> {
  PassThroughNode<V, Content>(value, inputs, content: content)
}

/// A view of the framework that consists of others.
@MainActor @preconcurrency
package protocol ComposedView: PrimitiveView {
  associatedtype Parts: View
  /// The parts of the view.
  @ViewBuilder var parts: Parts { get }
}

extension ComposedView {
  /// Returns a node that shows the parts.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    composed(value, inputs) { $0.parts }
  }

  /// Visits the parts, which are always shown.
  public static func _visitType(_ visitor: inout _TypeVisitor) { visitor.visit(Parts.self) }
}

/// A scene of the framework whose window consists of views.
@MainActor @preconcurrency
package protocol ComposedScene: Scene, Primitive where Body == Never {
  associatedtype Window: View
  /// The content of the window.
  @ViewBuilder var window: Window { get }
}

extension ComposedScene {
  /// Returns a node that shows the window's views.
  @MainActor public static func _makeWindow(
    _ value: _SceneView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_SceneView<Self>> { composed(value, inputs) { $0.scene.window } }
}

/// A modifier that consists of others.
@MainActor @preconcurrency
package protocol ComposedModifier: ViewModifier where Body == Never {
  associatedtype Parts: View
  /// Returns the content with the parts of the modifier.
  @ViewBuilder func parts(_ content: _Modified<Self>) -> Parts
}

extension ComposedModifier {
  /// Returns a node that shows the parts around the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    composed(value, inputs) { $0.modifier.parts(_Modified(content: AnyView($0.content))) }
  }
}

/// The content of a modifier that consists of others.
nonisolated public struct _Modified<Modifier>: ErasedPart { package let content: AnyView }
