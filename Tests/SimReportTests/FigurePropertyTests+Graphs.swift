// The scaling plot and the graph of causes under any amounts and names.

import SimCharts
import SimMetrics
import Testing

@testable import SimReport

extension FigurePropertyTests {
  /// How some strategies grow, drawn by lot: sizes and values from nothing to the most that a record takes.
  private func growths(_ seed: Int, lines: Int, sizes: Int) -> [Growth] {
    var random = SyntheticRun.Random(state: UInt64(seed) + 3)
    return (0..<lines).map { index in
      var run = SyntheticRun("\(Self.names[index % Self.names.count])\(index)", "w")
      run.record.identity.items = 0
      var items = 0
      let points = (0..<sizes).map { _ in
        items += [1, 7, 1_000, 99_999, 1 << 40][Int(random.within(0...4))]
        let value = Self.amounts[Int(random.within(0...Int64(Self.amounts.count - 1)))]
        return Growth.Point(items: items, value: Double(value))
      }
      return Growth(subject: run.record.identity, metric: .mainThreadTime, points: points)
    }
  }

  @Test(arguments: [0, 1, 2, 5, 40], [0, 1, 2, 6])
  func `scaling plots of any values are drawn within their bounds`(lines: Int, sizes: Int) throws {
    for seed in 0..<4 {
      let name = Self.names[seed % Self.names.count]
      let figure = GrowthFigure(
        name, .mainThreadTime, growths(seed, lines: lines, sizes: sizes)
      ).figure
      try expectSound(figure, "\(lines) lines of \(sizes) sizes, \(seed)")
    }
  }

  @Test func `a scaling plot of runs without frames, and of a hundred thousand, is drawn`() throws {
    let cells = [(10, 0), (100, 1), (100_000, 100_000)].map { items, frames in
      var record =
        frames < 2
        ? SyntheticRun("calm", "scroll").record : SyntheticRun.scroll("calm", frames: frames)
      record.identity.items = items
      return SweepCell(record)
    }
    for growth in Growth.all(cells, of: .mainThreadTime) {
      try expectSound(GrowthFigure("scroll", .mainThreadTime, [growth]).figure, "by frames")
    }
    for metric in [Metric.hitchTime, .frames] {
      let growths = Growth.all(cells, of: metric)
      try expectSound(GrowthFigure("scroll", metric, growths).figure, "by \(metric.title)")
    }
  }

  /// Causes that are drawn by lot.
  private func causes(_ seed: Int, chains: Int) -> CauseRecord {
    var random = SyntheticRun.Random(state: UInt64(seed) + 11)
    func any(_ most: Int) -> Int { Int(random.within(0...Int64(most))) }
    func name() -> String { Self.names[any(Self.names.count - 1)] + ["", "2"][any(1)] }
    let counts = (0..<chains).map { _ in
      CauseCount(
        view: name(), edge: name(),
        via: (0..<any(4)).map { _ in any(3) == 0 ? name() : "\(name()) → \(name())" },
        state: name(), writer: name(), event: name(),
        bodies: Int(Self.amounts[any(Self.amounts.count - 1)] / 64))
    }
    let stops = (0..<any(3)).map { _ in StopCount(name: name(), kind: .value, count: any(9)) }
    return CauseRecord(all: counts, stops: stops)
  }

  @Test(arguments: [0, 1, 2, 12, 40])
  func `graphs of any causes are drawn within their bounds`(chains: Int) throws {
    for seed in 0..<2 {
      let records = [causes(seed, chains: chains), causes(seed + 100, chains: chains / 2)]
      for runs in 1...2 {
        let figure = CauseFigure(
          CauseGraph(Array(records.prefix(runs))), title: Self.names[seed], subtitle: "<i>"
        ).figure
        try expectSound(figure, "\(chains) chains of \(runs) runs, \(seed)")
      }
    }
  }
}
