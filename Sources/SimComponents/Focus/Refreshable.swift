// `refreshable`: an asynchronous action that is started by pulling the content. It runs as a task
// of the app; during that time another pull has no effect.

import SimReflection
@_spi(Runtime) public import SimViews

/// An action that initiates a refresh operation.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Initiates a refresh action.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// A refresh action stored in a view's environment.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// The modifier behind `refreshable`.
nonisolated public struct _RefreshableModifier: PrimitiveModifier {
  let action: @Sendable () async -> Void

  /// Returns a node that can be pulled.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    RefreshableNode<C>(value, inputs)
  }
}

/// A view whose content can be refreshed by pulling it.
@MainActor
protocol Refreshing: AnyObject {
  /// Whether it is on screen.
  var isShown: Bool { get }
  func refresh()
}

/// The views that a pull on the content would refresh.
@MainActor
final class Refreshers: RuntimeFeature {
  /// The views, in the order of their creation.
  var all: [any Refreshing] = []

  init(_ runtime: ViewRuntime) {}
}

/// The node of a view that can be refreshed.
final class RefreshableNode<C: View>:
  PassThroughNode<ModifiedContent<C, _RefreshableModifier>, C>, Refreshing
{
  private var modifier: _RefreshableModifier
  private let scope: EnvironmentScope
  private var task: Task<Void, Never>?

  init(_ value: ModifiedContent<C, _RefreshableModifier>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    scope = EnvironmentScope(
      graph: inputs.runtime.graph, parent: inputs.environment, subgraph: inputs.subgraph,
      transform: Self.transform(value.modifier))
    super.init(value, inputs, scope: scope) { $0.content }
    runtime.feature(Refreshers.self).all.append(self)
  }

  private static func transform(
    _ modifier: _RefreshableModifier
  ) -> (inout EnvironmentValues) -> Void {
    let refresh = RefreshAction(action: modifier.action)
    return { $0.refresh = refresh }
  }

  override func update(_ new: ModifiedContent<C, _RefreshableModifier>) {
    if !areEqualInputs(modifier, new.modifier) {
      modifier = new.modifier
      scope.change(Self.transform(new.modifier))
    }
    super.update(new)
  }

  var isShown: Bool { root.isAppeared }

  func refresh() {
    guard task == nil else { return }
    runtime.report(.taskStarted)
    let action = modifier.action
    task = Task { [weak self] in
      await action()
      self?.task = nil
    }
  }

  override func tearDown() {
    task?.cancel()
    runtime.feature(Refreshers.self).all.removeAll { $0 === self }
    super.tearDown()
  }
}

extension ViewRuntime {
  /// The action of a pull on the screen; nil if nothing can be refreshed.
  package var refresh: (@MainActor () -> Void)? {
    guard let refresher = feature(Refreshers.self).all.last(where: \.isShown) else { return nil }
    return { refresher.refresh() }
  }
}

extension View {
  /// Marks this view as refreshable.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _RefreshableModifier> {
    modifier(_RefreshableModifier(action: action))
  }
}
