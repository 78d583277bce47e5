// Why a node runs: the inputs that changed, and the cause of the write behind them.

import Expectations
import SimGraph
import Testing

@Suite struct CauseTests {
  @Test func `the changed input that was read first is named`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.source("b", 1)
    let c = world.source("c", 1)
    let effect = world.effect("effect") { _ = a.value + b.value + c.value }
    effect.run()
    #expect(world.graph.firstChangedInput(of: effect.id) == nil)
    c.value = 2
    a.value = 2
    #expect(world.graph.needsEvaluation(effect.id))
    expect(world.graph.firstChangedInput(of: effect.id), is: a.id)
    effect.run()
    #expect(world.graph.firstChangedInput(of: effect.id) == nil)
  }

  @Test func `a cause travels along the rules that changed`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.rule("b") { a.value }
    let c = world.rule("c") { b.value }
    expect(c.value, is: 1)
    world.graph.currentCause = CauseID(rawValue: 7)
    a.value = 2
    world.graph.currentCause = .none
    expect(c.value, is: 2)
    expect(world.graph.cause(of: a.id).rawValue, is: 7)
    expect(world.graph.cause(of: c.id).rawValue, is: 7)
  }

  @Test func `a rule that comes out equal keeps the cause of its last change`() {
    let world = World()
    let a = world.source("a", 1)
    let parity = world.rule("parity") { a.value % 2 }
    expect(parity.value, is: 1)
    for (cause, value) in [(1, 2), (2, 4)] as [(UInt32, Int)] {
      world.graph.currentCause = CauseID(rawValue: cause)
      a.value = value
      _ = parity.value
    }
    expect(world.graph.cause(of: a.id).rawValue, is: 2)
    expect(world.graph.cause(of: parity.id).rawValue, is: 1)
  }

  @Test func `invalidation and the removal of an input have causes too`() {
    let world = World()
    let a = world.source("a", 1)
    let effect = world.effect("effect") { if world.graph.isLive(a.id) { _ = a.value } }
    effect.run()
    world.graph.currentCause = CauseID(rawValue: 3)
    world.graph.invalidate(effect.id)
    expect(world.graph.cause(of: effect.id).rawValue, is: 3)
    effect.run()
    world.graph.currentCause = CauseID(rawValue: 4)
    world.graph.remove(a.id)
    expect(world.graph.cause(of: effect.id).rawValue, is: 4)
  }
}
