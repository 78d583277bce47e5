// How much faster than real time a device is simulated, with everything that `simui run` records.

import Foundation
import SimCore
import SimDevice
import SimSwiftUI

/// Flings through a whole list on a phone of 120 Hz: virtual time by the time that it takes here.
struct RealTimeBenchmark: Benchmark {
  let items: Int
  /// The phone; its panel refreshes at 120 Hz.
  private let profile = DeviceProfile.iPhone15Pro
  /// Points a second: a quick flick.
  private let velocity = 8_000.0
  private let repetitions = 3

  var name: String { "real time: flings through \(items) rows at 120 Hz" }

  func measure() throws -> [Measurement] {
    var factors: [Double] = []
    var contents: Set<String> = []
    var flings = 0
    for _ in 0..<repetitions {
      try MeasuredRun.play(items: items, on: profile) { device in
        try expect(device.engine.profile.refreshRate, 120, "\(name): Hz")
        let items = (0..<items).map(ListItem.init)
        device.launch { LongList(items: items, isLazyStack: false) }
        device.settle()
        var content = Fingerprint()
        content.add(device.screenDescription)
        let begin = device.now
        var time = 0.0
        flings = 0
        while let position = device.scrollPosition, position.offset < position.limit {
          time += microseconds {
            device.fling(velocity: velocity)
            device.settle()
          }
          flings += 1
          content.add(device.screenDescription)
        }
        factors.append((device.now - begin) / .microseconds(1) / time)
        try expect(
          device.screenText.dropLast().last, "Item \((items.count - 1).formatted())",
          "\(name): the last row")
        let bodies = device.count(.bodyEvaluations, of: "ListItemRow")
        guard bodies >= items.count else {
          throw BenchmarkError("\(name): \(bodies) bodies of rows, \(items.count) at least")
        }
        contents.insert(content.description)
      }
    }
    try expect(contents.count, 1, "\(name): different screens")
    return [
      Measurement(
        name: name, unit: "times real time", samples: factors, moreIsBetter: true,
        remark: "recorder on, \(flings) flings, every row, screens \(contents.first ?? "")")
    ]
  }
}
