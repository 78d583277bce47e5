// Cells are made once and used for many rows.

import Expectations
import SimCore
import SimDevice
import Testing

@Suite struct ReusePoolTests {
  @Test func `the last recycled cell is used first, for its own kind only`() {
    var pool = ReusePool<String>()
    let cells = (0..<3).map { _ in pool.dequeue("row").cell }
    for cell in cells.prefix(2) { pool.recycle(cell) }
    let history = ["header", "row", "row", "row"].map { kind in
      switch pool.dequeue(kind) {
      case .made(let cell): "made \(cell.number)"
      case .reused(let cell): "reused \(cell.number)"
      }
    }
    expect(history, is: ["made 3", "reused 1", "reused 0", "made 4"])
  }

  @Test func `draining empties every pool in the order of making`() {
    var pool = ReusePool<Int>()
    let cells = (0..<6).map { pool.dequeue($0 % 3).cell }
    for cell in cells.reversed().dropLast() { pool.recycle(cell) }
    expect(pool.drain().map(\.number), is: [1, 2, 3, 4, 5])
    expect(pool.drain(), is: [])
    #expect((0..<3).allSatisfy { !pool.holds($0) })
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `no cell is lost or given out twice`(seed: UInt64) {
    var random = RandomStream(seed: seed)
    var pool = ReusePool<Int>()
    var shown: [ReusePool<Int>.Cell] = []
    var made = 0
    for _ in 0..<400 {
      if random.index(below: 2) == 0 || shown.isEmpty {
        let dequeued = pool.dequeue(random.index(below: 3))
        if case .made = dequeued { made += 1 }
        #expect(!shown.contains(dequeued.cell))
        shown.append(dequeued.cell)
      } else {
        pool.recycle(shown.remove(at: random.index(below: shown.count)))
      }
    }
    expect(pool.drain().count + shown.count, is: made)
  }
}
