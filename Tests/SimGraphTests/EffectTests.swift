// Effects: run by their owner, told of marks once, skipped when the change was cut off.

import Expectations
import SimGraph
import Testing

@Suite struct EffectTests {
  @Test func `a new effect needs its first evaluation but does not wait`() {
    let world = World()
    let effect = world.effect("effect") {}
    #expect(world.graph.needsEvaluation(effect.id))
    #expect(!world.graph.hasStaleEffects)
    effect.run()
    #expect(!world.graph.needsEvaluation(effect.id))
  }

  @Test func `a marked effect waits once and runs once`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.source("b", 1)
    let effect = world.effect("effect") { _ = a.value + b.value }
    effect.run()
    _ = world.takeLog()
    a.value = 2
    b.value = 2
    #expect(world.graph.hasStaleEffects)
    world.update()
    #expect(!world.graph.hasStaleEffects)
    world.update()
    expect(world.takeLog(), is: ["a written, 1 marked", "b written, 0 marked", "run effect"])
  }

  @Test func `a change that is cut off does not reach an effect`() {
    let world = World()
    let a = world.source("a", 1)
    let parity = world.rule("parity") { a.value % 2 }
    let effect = world.effect("effect") { _ = parity.value }
    effect.run()
    _ = world.takeLog()
    a.value = 3
    world.update()
    expect(world.takeLog(), is: ["a written, 2 marked", "parity came out equal", "effect cut off"])
    #expect(!world.graph.needsEvaluation(effect.id))
  }

  @Test func `an effect that needs evaluation reports it until it was evaluated`() {
    let world = World()
    let a = world.source("a", 1)
    let effect = world.effect("effect") { _ = a.value }
    effect.run()
    a.value = 2
    #expect(world.graph.needsEvaluation(effect.id))
    #expect(world.graph.needsEvaluation(effect.id))
    effect.run()
    #expect(!world.graph.needsEvaluation(effect.id))
  }

  @Test func `an invalidated effect waits and needs evaluation`() {
    let world = World()
    let effect = world.effect("effect") {}
    effect.run()
    world.graph.invalidate(effect.id)
    world.graph.invalidate(effect.id)
    #expect(world.graph.needsEvaluation(effect.id))
    expect(world.takeNames(), is: ["effect"])
  }

  @Test func `an effect evaluated while it waits is not handed out`() {
    let world = World()
    let a = world.source("a", 1)
    let effect = world.effect("effect") { _ = a.value }
    effect.run()
    a.value = 2
    effect.run()
    expect(world.takeNames(), is: [])
  }

  @Test func `an effect marked, evaluated and marked again is handed out once`() {
    let world = World()
    let a = world.source("a", 1)
    let effect = world.effect("effect") { _ = a.value }
    effect.run()
    a.value = 2
    effect.run()
    a.value = 3
    expect(world.takeNames(), is: ["effect"])
  }

  @Test func `effects nest and record for themselves`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.source("b", 1)
    let inner = world.effect("inner") { _ = a.value }
    let outer = world.effect("outer") {
      _ = b.value
      inner.run()
    }
    outer.run()
    a.value = 2
    expect(world.takeNames(), is: ["inner"])
    b.value = 2
    expect(world.takeNames(), is: ["outer"])
  }
}
