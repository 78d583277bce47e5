import Foundation
import SimDevice

/// What virtual time costs in which nothing happens.
struct IdleBenchmark: Benchmark {
  private let repetitions = 7

  var name: String { "idle: an hour of virtual time" }

  func measure() throws -> [Measurement] {
    var samples: [Double] = []
    try MeasuredRun.play(.state, RowStore(rows: 1_000)) { device in
      let start = device.now
      for _ in 0..<repetitions {
        samples.append(microseconds { device.advance(by: .seconds(3_600)) })
      }
      try expect(device.now - start, .seconds(3_600 * repetitions), "\(name): time that passed")
    }
    return [Measurement(name: name, unit: "µs", samples: samples, remark: "the clock moved on")]
  }
}
