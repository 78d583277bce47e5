// What it costs to record why bodies run, of a whole run: rows that change with their frames, and flings, with the record at the
// end of each. The same is done with causes and without, as two lines; the difference is what recording costs.

import Foundation
import SimDevice
@_spi(Runtime) import SimViews

/// A run with its record, with causes or without.
struct CauseBenchmark: Benchmark {
  let recordsCauses: Bool
  private let rows = 1_000
  private let changes = 300
  private let repetitions = 15

  var name: String {
    "changes and flings with their record, \(recordsCauses ? "with" : "no") causes"
  }

  func measure() throws -> [Measurement] {
    var samples: [Double] = []
    var bodies: Set<Int> = []
    for _ in 0..<repetitions {
      var count = 0
      let time = try microseconds { count = try changeRows() + flingList() }
      samples.append(time / 1_000)
      bodies.insert(count)
    }
    try expect(bodies.count, 1, "\(name): different numbers of bodies")
    return [
      Measurement(
        name: name, unit: "ms per run", samples: samples,
        remark: "\(bodies.first ?? 0) bodies in each")
    ]
  }

  /// Changes rows, one per frame.
  private func changeRows() throws -> Int {
    let store = RowStore(rows: rows)
    let all = RowChanges(rows: rows, count: changes)
    var bodies = 0
    try MeasuredRun.play(.state, store, recordsCauses: recordsCauses) { device in
      let before = device.count(.bodyEvaluations)
      for part in all.parts(of: changes) {
        for change in part {
          device.post { store.set(change.row, to: change.count) }
          device.settle()
        }
      }
      bodies = device.count(.bodyEvaluations) - before
    }
    return bodies
  }

  /// Flings through a list.
  private func flingList() throws -> Int {
    var bodies = 0
    try MeasuredRun.play(items: rows) { device in
      device.engine.runtime.causes.isRecording = recordsCauses
      let items = (0..<rows).map(ListItem.init)
      device.launch { LongList(items: items, isLazyStack: false) }
      device.settle()
      for velocity in [5_000.0, 5_000, -5_000, -5_000] {
        device.fling(velocity: velocity)
        device.settle()
      }
      bodies = device.count(.bodyEvaluations)
    }
    return bodies
  }
}
