// Scenes other than a single window group: several scenes, of which the first with a window is
// shown, settings, modifiers. A phone has one window and no menus; other scenes are accepted and
// not shown.

public import Foundation
public import SimViews

extension WindowGroup {
  /// Creates a window group with a title, which a phone does not show.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window group with a title, which a phone does not show.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window group with a title, which a phone does not show.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window group with an identifier.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window group with a title and an identifier.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
}

/// The content of a window for a value: a phone opens none with a value, so the value is nil or the
/// default.
nonisolated public struct PresentedWindowContent<Data, Content: View>: View {
  let value: Binding<Data>
  let content: (Binding<Data>) -> Content
  /// The content for the value.
  public var body: some View { content(value) }
}

extension WindowGroup {
  /// Creates a data-presenting window group; on a phone its window has no value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D?, C> {
    self.init { PresentedWindowContent(value: .constant(nil), content: content) }
  }

  /// Creates a data-presenting window group with an identifier; on a phone its window has no value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D?, C> { self.init(for: type, content: content) }

  /// Creates a data-presenting window group with a title; on a phone its window has no value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D?, C> { self.init(for: type, content: content) }

  /// Creates a data-presenting window group with a title and an identifier; on a phone its window has no value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D?, C> { self.init(for: type, content: content) }

  /// Creates a data-presenting window group; on a phone its window has the default value, made once.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let value = defaultValue()
    self.init { PresentedWindowContent(value: .constant(value), content: content) }
  }
}

/// A scene that shows another one.
nonisolated public struct _ScenePair<First: Scene, Rest>: ComposedScene {
  let first: First
  /// The window of the first scene.
  package var window: _SceneView<First> { _SceneView(scene: first) }
}

extension SceneBuilder {
  /// Several scenes: the first one's window is shown.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> _ScenePair<First, (repeat each Rest)> { _ScenePair(first: first) }

  /// Returns an `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _NoWindow { _NoWindow() }
}

/// A scene without a window.
nonisolated public struct _NoWindow: ComposedScene {
  /// An empty window.
  package var window: EmptyView { EmptyView() }
}

/// A scene that presents an interface for viewing and modifying an app's settings; a phone has none.
nonisolated public struct Settings<Content: View>: ComposedScene {
  /// Creates a scene of settings, whose content is not made.
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// An empty window.
  package var window: EmptyView { EmptyView() }
}

/// A scene that changes the view of another scene's window.
nonisolated public struct _ModifiedScene<Content: Scene, Modified: View>: ComposedScene {
  let content: Content
  let modify: (_SceneView<Content>) -> Modified
  /// The window of the scene, modified.
  package var window: Modified { modify(_SceneView(scene: content)) }
}

extension Scene {
  private nonisolated func modified<V: View>(
    _ modify: @escaping (_SceneView<Self>) -> V
  ) -> _ModifiedScene<Self, V> { _ModifiedScene(content: self, modify: modify) }

  /// Performs an action when a value of the scene changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { modified { $0.onChange(of: value, initial: initial, action) } }

  /// Performs an action when a value of the scene changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { modified { $0.onChange(of: value, initial: initial, action) } }

  /// Performs an action with the new value when a value of the scene changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { modified { $0.onChange(of: value) { _, new in action(new) } } }

  /// Sets a value of the environment for the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { modified { $0.environment(keyPath, value) } }

  /// Sets the preferred visibility of the system views overlaying the app; recorded without effect.
  nonisolated public func persistentSystemOverlays(
    _ preferredVisibility: Visibility
  ) -> some Scene { modified { $0.persistentSystemOverlays(preferredVisibility) } }

  /// Adds commands to the scene; a phone has no menus.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Removes all commands defined by the scene; a phone has no menus.
  nonisolated public func commandsRemoved() -> some Scene { self }

  /// Replaces all commands defined by the scene; a phone has no menus.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Sets a default size for windows, in points; a phone has one size.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets a default size for windows; a phone has one size.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets how the user may resize windows; that of a phone has one size.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Specifies the external events that the scene handles; there are none.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Sets the store of `@AppStorage` properties within the scene.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }

  /// Runs an action when the system performs a background task; it never does.
  nonisolated public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}

/// The kinds of background tasks that your app or extension can handle.
public struct BackgroundTask: Hashable, Sendable {
  private let name: String
  /// Returns a task that updates the app in the background.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { .init(name: identifier) }
  /// Returns a task that responds to a background URL session.
  public static func urlSession(_ identifier: String) -> BackgroundTask { .init(name: identifier) }
}

/// The resizability of a window; that of a phone has one size.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// A size that the system determines.
  public static let automatic = WindowResizability(name: "automatic")
  /// The sizes between the content's smallest and its largest size.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The sizes from the content's smallest size on.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
