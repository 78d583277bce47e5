@_spi(Runtime) public import SimViews

/// A type that represents the structure and behavior of an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene representing the content of the app.
  associatedtype Body: Scene
  /// The content and behavior of the app.
  @SceneBuilder var body: Body { get }
  /// Creates an instance of the app using the body that you define for its content.
  init()
}

/// A part of an app's user interface with a life cycle managed by the system.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that represents the body of this scene.
  associatedtype Body: Scene
  /// The content and behavior of the scene.
  @SceneBuilder var body: Body { get }
  /// Creates the node of the scene's first window; the runtime's own scenes replace it.
  static func _makeWindow(_ value: _SceneView<Self>, _ inputs: _ViewInputs) -> _TypedNode<
    _SceneView<Self>
  >
}

extension Scene {
  /// Creates the window of a custom scene's body.
  @MainActor public static func _makeWindow(
    _ value: _SceneView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_SceneView<Self>> {
    PassThroughNode<_SceneView<Self>, SceneBody<Self>>(value, inputs) { SceneBody(scene: $0.scene) }
  }
}

extension Never: Scene {}

/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder
public struct SceneBuilder {
  /// Returns the scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that presents a group of identically structured windows.
nonisolated public struct WindowGroup<Content: View>: Scene, Primitive {
  let content: Content

  /// Creates a window group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window that shows the content.
  @MainActor public static func _makeWindow(
    _ value: _SceneView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_SceneView<Self>> {
    WindowNode<Content>(value, inputs)
  }
}

/// The node of a window, which first requests the hosts that its content's types need.
final class WindowNode<Content: View>: PassThroughNode<_SceneView<WindowGroup<Content>>, Content> {
  init(_ value: _SceneView<WindowGroup<Content>>, _ inputs: _ViewInputs) {
    var visitor = _TypeVisitor()
    visitor.visit(Content.self)
    if visitor.needsNavigationHost { inputs.root.prepareNavigationHost() }
    super.init(value, inputs) { $0.scene.content }
  }
}

/// The view that represents a scene in the tree.
nonisolated public struct _SceneView<S: Scene>: PrimitiveView {
  let scene: S

  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    S._makeWindow(value, inputs)
  }

  /// The content of a scene is visited when its window is made.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {}
}

/// The body of a custom scene, with the scene's dynamic properties.
struct SceneBody<S: Scene>: View, PropertyForwarding {
  let scene: S
  var body: _SceneView<S.Body> { _SceneView(scene: scene.body) }
  static var forwardedType: Any.Type { S.self }
}

/// The body of an app, with the app's dynamic properties.
struct AppBody<A: App>: View, PropertyForwarding {
  let app: A
  var body: _SceneView<A.Body> { _SceneView(scene: app.body) }
  static var forwardedType: Any.Type { A.self }
}

extension ViewRuntime {
  /// Launches an app: creates it, evaluates its scene, and shows the first window.
  package func launch<A: App>(
    _ type: A.Type, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    launchWindow(environment: environment) { AppBody(app: A()) }
  }

  /// Installs the root of the window, which has an edit mode.
  package func launchWindow<Root: View>(
    environment: @escaping (inout EnvironmentValues) -> Void, _ make: () -> Root
  ) {
    let editMode = runningEngine { ScreenEditMode() }
    var values = environment
    runningEngine {
      values = {
        editMode.write(into: &$0)
        environment(&$0)
      }
    }
    launch(environment: values) {
      runningEngine { if let window { editMode.begin(in: window) } }
      return make()
    }
  }
}
