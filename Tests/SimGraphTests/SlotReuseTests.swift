// Slots are used again; generations tell the new inhabitant from the old.

import Expectations
import SimGraph
import Testing

@Suite struct SlotReuseTests {
  @Test func `a slot is used again under another generation`() {
    let world = World()
    let old = world.source("old", 1)
    world.graph.remove(old.id)
    let new = world.source("new", 2)
    #expect(new.id.index == old.id.index && new.id.generation == old.id.generation + 1)
    #expect(!world.graph.isLive(old.id) && world.graph.isLive(new.id))
    #expect(world.graph.owner(of: old.id) == nil)
    expect(world.graph.label(of: old.id), is: "removed")
    expect(world.graph.label(of: new.id), is: "new")
  }

  @Test func `a node in a used slot inherits no reader`() {
    let world = World()
    let old = world.source("old", 1)
    let reader = world.rule("reader") { world.graph.isLive(old.id) ? old.value : 0 }
    expect(reader.value, is: 1)
    world.graph.remove(old.id)
    let new = world.source("new", 2)
    expect(reader.value, is: 0)
    _ = world.takeLog()
    new.value = 3
    expect(world.takeLog(), is: ["new written, 0 marked"])
    expect(world.graph.edgeCount, is: 0)
  }

  @Test func `a new effect does not wait in the place of a removed one`() {
    let world = World()
    let a = world.source("a", 1)
    let old = world.effect("old") { _ = a.value }
    old.run()
    a.value = 2
    world.graph.remove(old.id)
    let new = world.effect("new") {}
    expect(new.id.index, is: old.id.index)
    expect(world.takeNames(), is: [])
  }

  @Test func `a subgraph in a used slot is another one`() {
    let world = World()
    let old = world.graph.addSubgraph()
    world.graph.remove(old)
    let new = world.graph.addSubgraph()
    #expect(old != new)
    #expect(!world.graph.isLive(old) && world.graph.isLive(new))
  }

  @Test func `a thousand rounds of making and removing take no more room`() {
    let world = World()
    let a = world.source("a", 1)
    for round in 0..<1_000 {
      let subgraph = world.graph.addSubgraph()
      let rule = world.rule("rule", in: subgraph) { a.value }
      expect(rule.value, is: 1)
      #expect(rule.id.index == 1 && rule.id.generation == round)
      world.graph.remove(subgraph)
    }
    #expect(world.graph.nodeCount == 1 && world.graph.edgeCount == 0)
  }
}
