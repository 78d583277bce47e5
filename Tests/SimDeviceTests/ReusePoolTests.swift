// Cells are made once and used for many rows.

import Expectations
import SimCore
import SimDevice
import Testing

@Suite struct ReusePoolTests {
  @Test func `the last recycled cell is used first, for its own kind only`() {
    var pool = ReusePool<String>()
    let cells = (0..<3).map { _ in pool.dequeue("row").cell }
    var history = cells.prefix(2).map { "\(pool.recycle($0))" }
    for kind in ["header", "row", "row", "row"] {
      switch pool.dequeue(kind) {
      case .made(let cell): history.append("made \(cell.number)")
      case .reused(let cell): history.append("reused \(cell.number)")
      }
      pool.checkInvariants()
    }
    expect(history, is: ["pooled", "pooled", "made 3", "reused 1", "reused 0", "made 4"])
    expect([pool.madeCount, pool.reusedCount, pool.inUseCount, pool.peakCount], is: [5, 2, 5, 5])
  }

  @Test func `a full pool discards`() {
    var pool = ReusePool<Int>(cap: 1)
    let cells = (0..<3).map { _ in pool.dequeue(7).cell }
    expect(cells.map { pool.recycle($0) }, is: [.pooled, .discarded, .discarded])
    #expect(pool.discardedCount == 2 && pool.pooledCount == 1)
    pool.checkInvariants()
  }

  @Test func `draining empties every pool in the order of making`() {
    var pool = ReusePool<Int>()
    let cells = (0..<6).map { pool.dequeue($0 % 3).cell }
    for cell in cells.reversed().dropLast() { _ = pool.recycle(cell) }
    expect(pool.drain().map(\.number), is: [1, 2, 3, 4, 5])
    #expect(pool.pooledCount == 0 && pool.inUseCount == 1)
    pool.checkInvariants()
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `no cell is lost or given out twice`(seed: UInt64) {
    var random = RandomStream(seed: seed)
    var pool = ReusePool<Int>(cap: 4)
    var shown: [ReusePool<Int>.Cell] = []
    for _ in 0..<400 {
      if random.index(below: 2) == 0 || shown.isEmpty {
        let cell = pool.dequeue(random.index(below: 3)).cell
        #expect(!shown.contains(cell))
        shown.append(cell)
      } else {
        _ = pool.recycle(shown.remove(at: random.index(below: shown.count)))
      }
      pool.checkInvariants()
      expect(pool.inUseCount, is: shown.count)
    }
  }
}
