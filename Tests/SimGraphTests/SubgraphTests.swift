// Subgraphs live and die together, and what read them from outside is marked stale.

import Expectations
import SimGraph
import Testing

@Suite struct SubgraphTests {
  @Test func `removing a subgraph removes its nodes and the subgraphs inside it`() {
    let world = World()
    let outer = world.graph.addSubgraph()
    let inner = world.graph.addSubgraph(in: outer)
    let beside = world.graph.addSubgraph()
    let kept = world.source("kept", 1, in: beside)
    let a = world.source("a", 1, in: outer)
    let b = world.rule("b", in: inner) { a.value + kept.value }
    let effect = world.effect("effect", in: inner) { _ = b.value }
    effect.run()
    #expect(world.graph.nodeCount == 4 && world.graph.edgeCount == 3)
    world.graph.remove(outer)
    expect(world.graph.description, is: "#0 source kept")
    #expect(world.graph.nodeCount == 1 && world.graph.edgeCount == 0)
    #expect(!world.graph.isLive(outer) && !world.graph.isLive(inner))
    #expect(world.graph.isLive(beside))
    expect(world.takeNames(), is: [])
  }

  @Test func `an inner subgraph goes alone`() {
    let world = World()
    let outer = world.graph.addSubgraph()
    let first = world.graph.addSubgraph(in: outer)
    let middle = world.graph.addSubgraph(in: outer)
    let last = world.graph.addSubgraph(in: outer)
    _ = (world.source("o", 0, in: outer), world.source("f", 0, in: first))
    _ = (world.source("m", 0, in: middle), world.source("l", 0, in: last))
    world.graph.remove(middle)
    expect(world.graph.nodeCount, is: 3)
    world.graph.remove(outer)
    expect(world.graph.nodeCount, is: 0)
    #expect(!world.graph.isLive(first) && !world.graph.isLive(last))
  }

  @Test func `readers outside are marked stale and run`() {
    let world = World()
    let subgraph = world.graph.addSubgraph()
    let a = world.source("a", 5, in: subgraph)
    let reader = world.rule("reader") { world.graph.isLive(a.id) ? a.value : -1 }
    let end = world.rule("end") { reader.value * 2 }
    let effect = world.effect("effect") { _ = end.value }
    effect.run()
    world.graph.remove(subgraph)
    expect(
      world.graph.description,
      is: """
        #1 rule reader (stale)
        #2 rule end (maybeStale) <- #1
        #3 effect effect (maybeStale) <- #2
        """)
    _ = world.takeLog()
    world.update()
    expect(world.takeLog(), is: ["reader changed", "end changed", "run effect"])
    expect(end.value, is: -2)
  }

  @Test func `one node of a subgraph goes alone`() {
    let world = World()
    let subgraph = world.graph.addSubgraph()
    let nodes = (0..<3).map { world.source("s\($0)", 0, in: subgraph) }
    world.graph.remove(nodes[1].id)
    expect(world.graph.nodeCount, is: 2)
    world.graph.remove(nodes[2].id)
    world.graph.remove(subgraph)
    expect(world.graph.nodeCount, is: 0)
  }

  @Test func `a rule that lets go of its subgraph calls the graph safely`() {
    let world = World()
    let outer = world.graph.addSubgraph()
    let inner = world.graph.addSubgraph()
    _ = world.source("inner", 0, in: inner)
    _ = world.graph.addRule(
      LastWill { world.graph.remove(inner) }, owner: world.source("owner", 0), in: outer)
    world.graph.remove(outer)
    expect(world.graph.description, is: "#1 source owner")
  }
}

/// A rule that runs a closure when it goes.
private final class LastWill: Rule {
  let will: () -> Void
  init(_ will: @escaping () -> Void) { self.will = will }
  deinit { will() }
  func recompute() -> Bool { false }
}
