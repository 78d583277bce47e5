// A graph with named Int nodes and a log of everything that it did: the log is what tests compare.

import SimGraph

/// A graph under test, with the owners of its nodes and a log.
final class World: GraphObserver {
  let graph = Graph()
  var log: [String] = []
  private var kept: [AnyObject] = []

  init() { graph.observer = self }

  /// A source with a value.
  func source(_ name: String, _ value: Int, in subgraph: SubgraphID = .none) -> Source {
    let made = Source(name, value, graph: graph, in: subgraph)
    kept.append(made)
    return made
  }

  /// A rule that computes a value.
  func rule(
    _ name: String, in subgraph: SubgraphID = .none, _ formula: @escaping () -> Int
  ) -> Derived {
    let made = Derived(name, graph: graph, in: subgraph, formula)
    kept.append(made)
    return made
  }

  /// An effect that runs a closure.
  func effect(
    _ name: String, in subgraph: SubgraphID = .none, _ body: @escaping () -> Void
  ) -> Effect {
    let made = Effect(name, world: self, in: subgraph, body)
    kept.append(made)
    return made
  }

  /// Runs the waiting effects that need it, once around.
  func update() {
    for id in graph.takeStaleEffects() {
      guard let effect = graph.owner(of: id) as? Effect else { continue }
      if graph.needsEvaluation(id) { effect.run() }
    }
  }

  /// The names of the waiting effects.
  func takeNames() -> [String] { graph.takeStaleEffects().map { graph.label(of: $0) } }

  /// The log, which is empty afterwards.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func graph(_ graph: Graph, did event: GraphEvent) {
    switch event {
    case .written(let id, let marked):
      log.append("\(graph.label(of: id)) written, \(marked) marked")
    case .recomputed(let id, let changed):
      log.append("\(graph.label(of: id)) \(changed ? "changed" : "came out equal")")
    case .cutOff(let id): log.append("\(graph.label(of: id)) cut off")
    case .cycle(_, let names): log.append("cycle " + names.joined(separator: " > "))
    }
  }
}
