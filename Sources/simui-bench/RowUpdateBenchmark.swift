// One row among many: the write, the update with the row's body, and the layout, as the device asks for
// them when it flushes. What the platform does with the result (commit, render server, display) is in
// `RowFrameBenchmark`.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
import SimDevice
@_spi(Runtime) import SimViews

/// What a change of one row's state costs the runtime.
struct RowUpdateBenchmark: Benchmark {
  let kind: RowKind
  let rows: Int
  let recordsCauses: Bool
  private let updates = 2_000
  private let repetitions = 7

  init(kind: RowKind, rows: Int, recordsCauses: Bool = true) {
    self.kind = kind
    self.rows = rows
    self.recordsCauses = recordsCauses
  }

  var name: String {
    "row update: 1 of \(rows), \(kind.rawValue)\(recordsCauses ? "" : ", no causes")"
  }

  func measure() throws -> [Measurement] {
    let store = RowStore(rows: rows)
    let changes = RowChanges(rows: rows, count: updates * repetitions)
    var samples: [Double] = []
    var bodies = 0
    var screen = ""
    try MeasuredRun.play(kind, store, recordsCauses: recordsCauses) { device in
      let before = device.count(.bodyEvaluations)
      for part in changes.parts(of: updates) {
        let time = microseconds { for change in part { update(change, store, device) } }
        samples.append(time / Double(updates))
      }
      bodies = device.count(.bodyEvaluations) - before
      screen = MeasuredRun.checksum(device)
    }
    try expect(bodies, updates * repetitions, "\(name): bodies")
    let fresh = MeasuredRun.freshChecksum(kind, RowStore(changes.final))
    try expect(screen, fresh, "\(name): checksum of the screen")
    return [
      Measurement(
        name: name, unit: "µs per update", samples: samples,
        remark: "1 body per update, screen \(screen)")
    ]
  }

  private func update(_ change: RowChanges.Change, _ store: RowStore, _ device: SimulatedDevice) {
    let runtime = device.engine.runtime
    runtime.perform { kind.set(change.row, to: change.count, in: store) }
    runtime.update()
    _ = runtime.window?.layout(in: ProposedSize(device.engine.screen.safeArea.size))
    runtime.finishUpdate()
    runtime.mutations.removeAll(keepingCapacity: true)
  }
}

/// What a change of one row's state costs with everything that a device does for it: the turn of the
/// loop, the commit, the frame until it is shown.
struct RowFrameBenchmark: Benchmark {
  let rows: Int
  private let updates = 500
  private let repetitions = 5

  init(rows: Int) { self.rows = rows }

  var name: String { "row update with its frame: 1 of \(rows)" }

  func measure() throws -> [Measurement] {
    let store = RowStore(rows: rows)
    let changes = RowChanges(rows: rows, count: updates * repetitions)
    var samples: [Double] = []
    var bodies = 0
    var screen = ""
    try MeasuredRun.play(.state, store) { device in
      let before = device.count(.bodyEvaluations)
      for part in changes.parts(of: updates) {
        let time = microseconds {
          for change in part {
            device.post { store.set(change.row, to: change.count) }
            device.settle()
          }
        }
        samples.append(time / Double(updates))
      }
      bodies = device.count(.bodyEvaluations) - before
      screen = MeasuredRun.checksum(device)
    }
    try expect(bodies, updates * repetitions, "\(name): bodies")
    let fresh = MeasuredRun.freshChecksum(.state, RowStore(changes.final))
    try expect(screen, fresh, "\(name): checksum of the screen")
    return [
      Measurement(
        name: name, unit: "µs per update", samples: samples,
        remark: "1 body and 1 frame per update, screen \(screen)")
    ]
  }
}
