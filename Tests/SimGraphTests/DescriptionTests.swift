// The graph as text.

import Expectations
import SimGraph
import Testing

@Suite struct DescriptionTests {
  @Test func `one line a node with its mark and its inputs in the order of reading`() {
    let world = World()
    let count = world.source("count", 3)
    let name = world.source("name", 1)
    let title = world.rule("title") { name.value + count.value }
    let body = world.effect("body of Row") { _ = title.value + count.value }
    let unread = world.rule("unread") { 0 }
    body.run()
    world.graph.remove(world.source("gone", 0).id)
    name.value = 2
    expect(
      world.graph.description,
      is: """
        #0 source count
        #1 source name
        #2 rule title (maybeStale) <- #1 #0
        #3 effect body of Row (maybeStale) <- #2 #0
        #4 rule unread (stale)
        """)
    expect(unread.runs, is: 0)
  }

  @Test func `an empty graph has no text`() {
    expect(Graph().description, is: "")
  }
}
