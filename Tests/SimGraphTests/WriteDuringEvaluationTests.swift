// Writes while something is evaluated: seen by the next update, never lost, never a loop.

import Expectations
import SimGraph
import Testing

@Suite struct WriteDuringEvaluationTests {
  @Test func `an effect that writes what it read is evaluated again`() {
    let world = World()
    let a = world.source("a", 0)
    let effect = world.effect("effect") { if a.value < 2 { a.value += 1 } }
    effect.run()
    for _ in 0..<5 { world.update() }
    expect(a.value, is: 2)
    expect(
      world.takeLog(),
      is: [
        "run effect", "a written, 1 marked", "run effect", "a written, 1 marked", "run effect",
      ])
  }

  @Test func `a write before the read is not a reason to run again`() {
    let world = World()
    let trigger = world.source("trigger", 0)
    let a = world.source("a", 0)
    let effect = world.effect("effect") {
      a.value = trigger.value
      _ = a.value
    }
    effect.run()
    trigger.value = 1
    world.update()
    world.update()
    expect(
      world.takeLog(),
      is: [
        "run effect", "trigger written, 1 marked", "run effect", "a written, 0 marked",
      ])
  }

  @Test func `a rule that writes what it read leaves its readers marked`() {
    let world = World()
    let a = world.source("a", 0)
    let rule = world.rule("rule") {
      let seen = a.value
      a.value = 1
      return seen
    }
    let reader = world.rule("reader") { rule.value * 10 }
    let effect = world.effect("effect") { _ = reader.value }
    effect.run()
    expect(world.takeNames(), is: ["effect"])
    world.graph.checkInvariants()
    expect(reader.value, is: 10)
    world.graph.checkInvariants()
  }

  @Test func `a write during the check of a node is not lost`() {
    let world = World()
    let trigger = world.source("trigger", 0)
    let a = world.source("a", 0)
    let writer = world.rule("writer") {
      a.value = trigger.value
      return 7
    }
    let reader = world.rule("reader") { a.value + writer.value }
    expect(reader.value, is: 7)
    trigger.value = 5
    _ = reader.value
    world.graph.checkInvariants()
    expect(reader.value, is: 12)
  }

  @Test func `removing what an evaluation has read makes it run again`() {
    let world = World()
    let a = world.source("a", 0)
    let b = world.source("b", 0)
    let effect = world.effect("effect") {
      guard world.graph.isLive(a.id) else { return }
      _ = a.value + b.value
      world.graph.remove(a.id)
      _ = b.value
    }
    effect.run()
    world.update()
    world.update()
    expect(world.takeLog(), is: ["run effect", "run effect"])
    expect(world.graph.edgeCount, is: 0)
  }

  @Test func `removing what only the last evaluation read changes nothing`() {
    let world = World()
    let a = world.source("a", 0)
    let b = world.source("b", 0)
    let effect = world.effect("effect") {
      if b.value == 0 { _ = a.value } else { world.graph.remove(a.id) }
    }
    effect.run()
    b.value = 1
    world.update()
    world.update()
    expect(world.takeLog(), is: ["run effect", "b written, 1 marked", "run effect"])
  }

  @Test func `an input that is removed during the check makes the node run`() {
    let world = World()
    let trigger = world.source("trigger", 0)
    let doomed = world.source("doomed", 3)
    let remover = world.rule("remover") {
      if trigger.value == 1 { world.graph.remove(doomed.id) }
      return 1
    }
    let reader = world.rule("reader") {
      remover.value + (world.graph.isLive(doomed.id) ? doomed.value : 0)
    }
    expect(reader.value, is: 4)
    trigger.value = 1
    expect(reader.value, is: 1)
    world.graph.checkInvariants()
  }
}
