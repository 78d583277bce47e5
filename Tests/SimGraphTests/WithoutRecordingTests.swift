// Reads that make no dependency.

import Expectations
import SimGraph
import Testing

@Suite struct WithoutRecordingTests {
  @Test func `what is read without recording is no input`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.source("b", 1)
    let rule = world.rule("rule") {
      a.value + world.graph.withoutRecording { b.value }
    }
    expect(rule.value, is: 2)
    expect(world.graph.edgeCount, is: 1)
    b.value = 5
    expect(rule.value, is: 2)
    a.value = 2
    expect(rule.value, is: 7)
  }

  @Test func `an evaluation inside records for itself`() {
    let world = World()
    let a = world.source("a", 1)
    let inner = world.rule("inner") { a.value }
    let outer = world.rule("outer") {
      a.value + world.graph.withoutRecording { inner.value } + a.value
    }
    expect(outer.value, is: 3)
    expect(
      world.graph.description,
      is: """
        #0 source a
        #1 rule inner <- #0
        #2 rule outer <- #0
        """)
    expect(world.graph.edgeCount, is: 2)
  }

  @Test func `no evaluation is under way for the code inside`() {
    let world = World()
    var seen: [Bool] = []
    let effect = world.effect("effect") {
      seen.append(world.graph.isEvaluating)
      world.graph.withoutRecording { seen.append(world.graph.isEvaluating) }
      seen.append(world.graph.isEvaluating)
    }
    effect.run()
    expect(seen, is: [true, false, true])
    #expect(!world.graph.isEvaluating)
  }

  @Test func `removing an input inside leaves the outer evaluation whole`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.source("b", 1)
    let c = world.source("c", 1)
    let effect = world.effect("effect") {
      guard world.graph.isLive(b.id) else { return }
      _ = a.value + b.value
      world.graph.withoutRecording { world.graph.remove(b.id) }
      _ = c.value
    }
    effect.run()
    world.graph.checkInvariants()
    #expect(world.graph.description.hasSuffix("effect effect (stale) <- #0 #2"))
  }

  @Test func `an error leaves the recording on`() {
    struct Failure: Error {}
    let world = World()
    let a = world.source("a", 1)
    let rule = world.rule("rule") {
      do { try world.graph.withoutRecording { throw Failure() } } catch {}
      return a.value
    }
    expect(rule.value, is: 1)
    expect(world.graph.edgeCount, is: 1)
  }
}
