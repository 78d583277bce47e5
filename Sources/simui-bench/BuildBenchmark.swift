// Building a screen: nodes, state, bodies, elements, layout, the first commit. The heap is the
// difference in what the C library has allocated, so it is real memory of this process, including the
// ledger and the record of the simulated one.

import CHostHooks
import SimDevice

/// What a screen with many rows costs to build, and how much memory it holds.
struct BuildBenchmark: Benchmark {
  let rows: Int
  let repetitions: Int

  init(rows: Int, repetitions: Int) {
    self.rows = rows
    self.repetitions = repetitions
  }

  var name: String { "build: \(rows) rows" }

  func measure() throws -> [Measurement] {
    var times: [Double] = []
    var heap: [Double] = []
    var screens: Set<String> = []
    for _ in 0..<repetitions {
      let store = RowStore(rows: rows)
      try MeasuredRun.play(.state, store, recordsLaunch: true) { device in
        let before = Int(hostHooksHeapInUse())
        let time = microseconds {
          RowKind.state.launch(store, on: device)
          device.settle()
        }
        times.append(time / Double(rows))
        heap.append(Double(Int(hostHooksHeapInUse()) - before) / Double(rows))
        try expect(device.count(.bodyEvaluations, of: "StateRow"), rows, "\(name): bodies")
        screens.insert(MeasuredRun.checksum(device))
      }
    }
    try expect(screens.count, 1, "\(name): different screens")
    return [
      Measurement(
        name: name, unit: "µs per row", samples: times, remark: "screen \(screens.first ?? "")"),
      Measurement(
        name: "heap: \(rows) rows", unit: "bytes per row", samples: heap, remark: "mallinfo2"),
    ]
  }
}
