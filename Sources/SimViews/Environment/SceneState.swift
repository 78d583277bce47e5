// The phase of the window's scene. It is a source of the graph of its own, so that when it changes only what
// reads the phase is visited, and not everything that reads the environment.

import SimGraph

/// What is known of the scene of the window.
final class SceneState: NodeOwner {
  private let graph: Graph
  private var node: NodeID?
  private var current = ScenePhase.inactive
  private var hasAppeared = false

  init(_ graph: Graph) { self.graph = graph }

  /// The window was made; with its subgraph the source goes.
  func begin(in subgraph: SubgraphID) { node = graph.addSource(owner: self, in: subgraph) }

  /// The phase; reading it during an evaluation makes a dependency.
  var phase: ScenePhase {
    if let node, graph.isEvaluating { graph.read(node) }
    return current
  }

  /// The first views have appeared.
  ///
  /// - Parameter cause: why; asked for once.
  /// - Returns: whether they are the first.
  func activate(cause: () -> CauseID) -> Bool {
    guard !hasAppeared else { return false }
    hasAppeared = true
    move(to: .active, cause: cause())
    return true
  }

  /// The user comes or goes.
  func move(to phase: ScenePhase, cause: CauseID) {
    guard current != phase else { return }
    current = phase
    if let node { graph.write(node, cause: cause) }
  }

  func label(of node: NodeID) -> String { "scenePhase" }
}

extension EnvironmentValues {
  private enum SceneStateKey: EnvironmentKey {
    static var defaultValue: SceneState? { nil }
  }

  /// The scene that knows its phase; nil outside a window.
  var sceneState: SceneState? {
    get { self[SceneStateKey.self] }
    set { self[SceneStateKey.self] = newValue }
  }
}
