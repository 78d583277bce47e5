// The example of the landing page, run.

import Expectations
import SimGraph
import Testing

@Suite struct DocumentationTests {
  @Test func `the counter of the landing page marks what read it`() {
    let world = World()
    let counter = Counter(graph: world.graph)
    let double = world.rule("double") { counter.value * 2 }
    expect(double.value, is: 0)
    counter.value = 4
    counter.value = 4
    expect(double.value, is: 8)
    expect(world.takeLog(), is: ["double changed", "count written, 1 marked", "double changed"])
  }
}

private final class Counter: NodeOwner {
  let graph: Graph
  private var stored = 0
  private lazy var node = graph.addSource(owner: self)

  init(graph: Graph) { self.graph = graph }

  var value: Int {
    get {
      graph.read(node)
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      graph.write(node)
    }
  }

  func label(of node: NodeID) -> String { "count" }
}
