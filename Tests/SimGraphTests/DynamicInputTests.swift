// Inputs are what the last run read, in its order; equal reads keep their edges.

import Expectations
import SimGraph
import Testing

@Suite struct DynamicInputTests {
  @Test func `inputs that are not read again are forgotten`() {
    let world = World()
    let choice = world.source("choice", 0)
    let a = world.source("a", 10)
    let b = world.source("b", 20)
    let pick = world.rule("pick") { choice.value == 0 ? a.value : b.value }
    expect(pick.value, is: 10)
    b.value = 21
    #expect(pick.value == 10 && pick.runs == 1)
    choice.value = 1
    #expect(pick.value == 21 && pick.runs == 2)
    a.value = 11
    #expect(pick.value == 21 && pick.runs == 2)
    expect(world.graph.edgeCount, is: 2)
    #expect(world.graph.description.hasSuffix("#3 rule pick <- #0 #2"))
  }

  @Test func `a branch that is no longer taken is not computed`() {
    let world = World()
    let divisor = world.source("divisor", 2)
    let quotient = world.rule("quotient") { 10 / divisor.value }
    let safe = world.rule("safe") { divisor.value == 0 ? -1 : quotient.value }
    expect(safe.value, is: 5)
    divisor.value = 0
    expect(safe.value, is: -1)
    expect(quotient.runs, is: 1)
  }

  /// New edges go to the front of their input's list, so the order of marking tells old from new.
  @Test func `the same reads in the same order keep their edges`() {
    let world = World()
    let a = world.source("a", 0)
    let b = world.source("b", 0)
    let first = world.effect("first") { _ = a.value + b.value }
    let second = world.effect("second") { _ = a.value + b.value }
    first.run()
    second.run()
    first.run()
    a.value = 1
    expect(world.takeNames(), is: ["second", "first"])
    expect(world.graph.edgeCount, is: 4)
  }

  @Test func `reads in another order move the inputs`() {
    let world = World()
    let turned = world.source("turned", 0)
    let a = world.source("a", 1)
    let b = world.source("b", 2)
    let rule = world.rule("rule") {
      turned.value == 0 ? a.value * 10 + b.value : b.value * 10 + a.value
    }
    expect(rule.value, is: 12)
    #expect(world.graph.description.hasSuffix("rule <- #0 #1 #2"))
    turned.value = 1
    expect(rule.value, is: 21)
    #expect(world.graph.description.hasSuffix("rule <- #0 #2 #1"))
    expect(world.graph.edgeCount, is: 3)
  }

  @Test func `a second read in one evaluation adds no edge`() {
    let world = World()
    let a = world.source("a", 1)
    let rule = world.rule("rule") { a.value + a.value }
    expect(rule.value, is: 2)
    expect(world.graph.edgeCount, is: 1)
  }

  @Test func `an evaluation within another does not hide what the outer one has read`() {
    let world = World()
    let a = world.source("a", 1)
    let inner = world.rule("inner") { a.value * 10 }
    let outer = world.rule("outer") { a.value + inner.value + a.value }
    expect(outer.value, is: 12)
    #expect(world.graph.description.hasSuffix("outer <- #0 #1"))
    expect(world.graph.edgeCount, is: 3)
  }
}
