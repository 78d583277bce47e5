import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews

/// What a change of the root costs each row below it: with equal inputs the row is compared and left
/// alone, with other inputs its body runs.
struct RootChangeBenchmark: Benchmark {
  let inputsChange: Bool
  let rows: Int
  let recordsCauses: Bool
  private let changes = 20
  private let repetitions = 7

  init(inputsChange: Bool, rows: Int, recordsCauses: Bool = true) {
    self.inputsChange = inputsChange
    self.rows = rows
    self.recordsCauses = recordsCauses
  }

  var name: String {
    "root change: \(rows) rows, \(inputsChange ? "each body runs" : "equal inputs")"
      + (recordsCauses ? "" : ", no causes")
  }

  func measure() throws -> [Measurement] {
    let kind: RowKind = inputsChange ? .passed : .state
    let store = RowStore(rows: rows)
    var samples: [Double] = []
    var bodies = 0
    var tick = store.initialTick
    var screen = ""
    try MeasuredRun.play(kind, store, recordsCauses: recordsCauses) { device in
      let before = device.count(.bodyEvaluations, of: kind.viewName)
      for _ in 0..<repetitions {
        let time = microseconds {
          for _ in 0..<changes {
            tick += 1
            change(to: tick, store, device)
          }
        }
        samples.append(time / Double(changes * rows))
      }
      bodies = device.count(.bodyEvaluations, of: kind.viewName) - before
      screen = MeasuredRun.checksum(device)
    }
    try expect(bodies, inputsChange ? changes * repetitions * rows : 0, "\(name): bodies")
    let fresh = MeasuredRun.freshChecksum(kind, RowStore(store.initial, tick: tick))
    try expect(screen, fresh, "\(name): checksum of the screen")
    return [
      Measurement(
        name: name, unit: "µs per row", samples: samples,
        remark: "\(inputsChange ? 1 : 0) bodies per row, screen \(screen)")
    ]
  }

  private func change(to tick: Int, _ store: RowStore, _ device: SimulatedDevice) {
    let runtime = device.engine.runtime
    runtime.perform { store.setTick(to: tick) }
    runtime.update()
    _ = runtime.window?.layout(in: ProposedSize(device.engine.screen.safeArea.size))
    runtime.finishUpdate()
    runtime.mutations.removeAll(keepingCapacity: true)
  }
}
