// A write marks what may depend on it, computes nothing, and touches a marked node only once.

import Expectations
import SimGraph
import Testing

@Suite struct MarkingTests {
  @Test func `a write marks whatever may depend on it and computes nothing`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.rule("b") { a.value + 1 }
    let c = world.rule("c") { b.value + 1 }
    let other = world.rule("other") { 5 }
    expect(c.value + other.value, is: 8)
    _ = world.takeLog()
    a.value = 2
    expect(world.takeLog(), is: ["a written, 2 marked"])
    expect(
      world.graph.description,
      is: """
        #0 source a
        #1 rule b (maybeStale) <- #0
        #2 rule c (maybeStale) <- #1
        #3 rule other
        """)
  }

  @Test func `a second write marks nothing that is marked`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.rule("b") { a.value }
    expect(b.value, is: 1)
    _ = world.takeLog()
    a.value = 2
    a.value = 3
    expect(world.takeLog(), is: ["a written, 1 marked", "a written, 0 marked"])
    expect(b.value, is: 3)
  }

  @Test func `an equal value is no write`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.rule("b") { a.value }
    expect(b.value, is: 1)
    let revision = world.graph.revision
    a.value = 1
    expect(world.graph.revision, is: revision)
    #expect(b.value == 1 && b.runs == 1)
  }

  @Test func `a diamond is marked once`() {
    let world = World()
    let a = world.source("a", 1)
    let left = world.rule("left") { a.value }
    let right = world.rule("right") { a.value }
    let bottom = world.rule("bottom") { left.value + right.value }
    expect(bottom.value, is: 2)
    _ = world.takeLog()
    a.value = 2
    expect(world.takeLog(), is: ["a written, 3 marked"])
  }
}
