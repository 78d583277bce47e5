import SimGraph

/// A named closure that its owner runs.
final class Effect: NodeOwner {
  let name: String
  let body: () -> Void
  private unowned let world: World
  private(set) var id = NodeID(index: .max, generation: 0)

  init(_ name: String, world: World, in subgraph: SubgraphID, _ body: @escaping () -> Void) {
    self.name = name
    self.world = world
    self.body = body
    id = world.graph.addEffect(owner: self, in: subgraph)
  }

  /// Evaluates the effect, needed or not.
  func run() {
    world.log.append("run \(name)")
    world.graph.begin(id)
    body()
    world.graph.end(id)
  }

  func label(of node: NodeID) -> String { name }
}
