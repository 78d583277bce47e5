// Values are computed when somebody asks, each at most once a change.

import Expectations
import SimGraph
import Testing

@Suite struct UpdateTests {
  @Test func `a rule is computed when it is first read`() {
    let world = World()
    let a = world.source("a", 1)
    let b = world.rule("b") { a.value + 1 }
    expect(b.runs, is: 0)
    #expect(b.value == 2 && b.value == 2)
    expect(b.runs, is: 1)
  }

  @Test func `every node of a diamond is computed once a change`() {
    let world = World()
    let a = world.source("a", 1)
    let left = world.rule("left") { a.value + 1 }
    let right = world.rule("right") { a.value * 10 }
    let bottom = world.rule("bottom") { left.value + right.value }
    expect(bottom.value, is: 12)
    _ = world.takeLog()
    a.value = 2
    expect(bottom.value, is: 23)
    #expect(left.value == 3 && right.value == 20)
    expect(
      world.takeLog(),
      is: [
        "a written, 3 marked", "left changed", "right changed", "bottom changed",
      ])
  }

  @Test func `an unread value is not computed`() {
    let world = World()
    let a = world.source("a", 1)
    let wanted = world.rule("wanted") { a.value }
    let unwanted = world.rule("unwanted") { a.value }
    expect(wanted.value + unwanted.value, is: 2)
    a.value = 2
    a.value = 3
    expect(wanted.value, is: 3)
    #expect(wanted.runs == 2 && unwanted.runs == 1)
  }

  @Test func `an invalidated rule is computed though no input changed`() {
    let world = World()
    var fixed = 1
    let a = world.rule("a") { fixed }
    let b = world.rule("b") { a.value * 2 }
    expect(b.value, is: 2)
    fixed = 5
    world.graph.invalidate(a.id)
    expect(b.value, is: 10)
    #expect(a.runs == 2 && b.runs == 2)
  }

  @Test func `a chain of five hundred rules is computed once along`() {
    let world = World()
    let a = world.source("a", 0)
    var last = world.rule("0") { a.value }
    var all = [last]
    for number in 1..<500 {
      let before = last
      last = world.rule("\(number)") { before.value + 1 }
      all.append(last)
    }
    expect(last.value, is: 499)
    a.value = 1
    expect(last.value, is: 500)
    #expect(all.allSatisfy { $0.runs == 2 })
    world.graph.checkInvariants()
  }
}
