import Expectations
import Foundation
import SimCore
import SimMetrics
import Testing

@Suite struct StatisticsTests {
  @Test func `a percentile is a value that occurred, by nearest rank`() {
    let percentiles = Percentiles([50, 15, 40, 20, 35])
    let values = [0, 5, 30, 40, 50, 100].map { percentiles.value(at: $0) }
    expect(values, is: [15, 15, 20, 20, 35, 50])
    expect(percentiles.median, is: 35)
    expect(Percentiles((1...100).map { Int64($0) }).value(at: 99), is: 99)
  }

  @Test func `percentiles agree with the definition for every size up to twelve`() {
    for count in 1...12 {
      let values = (1...count).map { Int64($0) }
      for percent in 1...100 {
        let least = values.first { rank in Int(rank) * 100 >= percent * count }
        expect(Percentiles(values.reversed()).value(at: percent), is: least)
      }
    }
  }

  @Test func `an empty sample has no percentile`() {
    #expect(Percentiles([]).value(at: 50) == nil)
  }

  // MARK: Against naive definitions, on random data

  /// Samples of one to sixty values, many of them equal, some negative, from one seed.
  private static let samples: [[Int64]] = {
    var random = RandomStreams(seed: 15).stream(named: "samples")
    return (0..<300).map { number in
      let size = number < 20 ? 1 : 1 + random.index(below: 60)
      let reach = [1, 3, 100, 1_000_000_000][random.index(below: 4)]
      return (0..<size).map { _ in Int64(random.index(below: 2 * reach + 1) - reach) }
    }
  }()

  private static let percents = [0, 1, 50, 90, 95, 99, 100]

  @Test func `a percentile is the least value that so many per cent do not exceed`() {
    for sample in Self.samples {
      let percentiles = Percentiles(sample)
      for percent in Self.percents {
        let naive = sample.filter { value in
          sample.count { $0 <= value } * 100 >= percent * sample.count
        }.min()
        expect(percentiles.value(at: percent), is: naive)
      }
    }
  }

  @Test
  func `percentiles keep to order, bounds, scale and shift, and do not mind copies or places`() {
    for sample in Self.samples {
      func values(_ sample: [Int64]) -> [Int64] {
        Self.percents.compactMap { Percentiles(sample).value(at: $0) }
      }
      let all = values(sample)
      #expect(all.count == Self.percents.count && all == all.sorted())
      #expect(all.first == sample.min() && all.last == sample.max())
      #expect(all.allSatisfy(sample.contains))
      expect(values(sample.map { $0 * 7 }), is: all.map { $0 * 7 })
      expect(values(sample.map { $0 + 31 }), is: all.map { $0 + 31 })
      expect(values(sample.reversed()), is: all)
      expect(values(sample + sample + sample), is: all)
      if sample.count == 1 { #expect(Set(all) == Set(sample)) }
    }
  }

  @Test func `the frame times of a record are percentiles of its frames`() throws {
    let metrics = [(50, Metric.frameP50), (90, .frameP90), (95, .frameP95), (99, .frameP99)]
    for sample in Self.samples {
      var run = record("a", frames: 0)
      run.play.frames = sample.enumerated().map { index, value in
        var frame = frame(Int64(index))
        frame.committed = frame.begin + abs(value)
        return frame
      }
      for (percent, metric) in metrics {
        let value = try #require(metric.value(of: run))
        let shorter = run.play.frames.count { Double($0.workTime) <= value }
        let strictly = run.play.frames.count { Double($0.workTime) < value }
        #expect(shorter * 100 >= percent * sample.count && strictly * 100 < percent * sample.count)
        let longest = try #require(Metric.longestMainThreadFrame.value(of: run))
        #expect(value <= longest)
      }
    }
    #expect(Metric.frameP99.value(of: record("a", frames: 0)) == nil)
  }

  @Test func `a hitch ratio is lateness over tracked time, whatever the frames' order`() throws {
    for sample in Self.samples {
      var run = record("a", frames: 0)
      run.play.frames = sample.enumerated().map { index, value in
        var frame = frame(Int64(index), tracked: value % 2 == 0)
        frame.hitch = abs(value)
        return frame
      }
      let late = sample.reduce(0.0) { $1 % 2 == 0 ? $0 + Double(abs($1)) : $0 }
      let ratio = try #require(run.hitchRatio)
      #expect(abs(ratio - late / Double(run.play.trackedTime) * 1_000) <= ratio * 1e-12)
      let once = run
      run.play.frames.reverse()
      expect(run.hitchRatio, is: once.hitchRatio)
      run.play.frames += once.play.frames
      run.play.trackedTime *= 2
      expect(run.hitchRatio, is: once.hitchRatio)
      // Both scales know every ratio, and call none better than a smaller one.
      for (scale, words) in [
        (HitchScale.scrolling, ["good", "warning", "critical"]),
        (.animations, ["good", "warning", "critical", "immediate attention"]),
      ] {
        let places = [0, ratio / 2, ratio, ratio * 2].map {
          words.firstIndex(of: scale.word(for: $0))
        }
        #expect(
          !places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
      }
    }
  }

  @Test func `a geometric mean is the root of the product, and scales with one strategy's times`()
    throws
  {
    var random = RandomStreams(seed: 15).stream(named: "factors")
    let names = (0..<6).map { "w\($0)" }
    for round in 0..<100 {
      let workloads = Array(names.prefix(1 + round % 6))
      // Whole weights: each workload stands so many times in the product.
      let weights = workloads.map {
        WeightedFactors.Weight(workload: $0, weight: Double(1 + random.index(below: 3)))
      }
      let times = ["a", "b", "c"].map { _ in
        workloads.map { _ in Int64(1 + random.index(below: 1_000_000)) }
      }
      func scores(times: [[Int64]]) throws -> [String: WeightedFactors.Score] {
        let runs = zip(["a", "b", "c"], times).flatMap { strategy, times in
          zip(workloads, times).map { workload, time in
            var run = record(strategy, workload, frames: 0)
            run.play.spans = [TraceSpan(kind: .update, start: 0, duration: time, frame: nil)]
            return run
          }
        }
        let scored = try #require(WeightedFactors(runs, weights: weights))
        expect(scored.scores.map(\.mean), is: scored.scores.map(\.mean).sorted())
        return Dictionary(scored.scores.map { ($0.strategy, $0) }) { first, _ in first }
      }
      let all = try scores(times: times)
      for (strategy, own) in zip(["a", "b", "c"], times) {
        let score = try #require(all[strategy])
        var (product, count) = (1.0, 0.0)
        for (place, weight) in weights.enumerated() {
          let best = times.map { $0[place] }.min() ?? 0
          product *= pow(Double(own[place]) / Double(best), weight.weight)
          count += weight.weight
        }
        #expect(abs(score.mean - pow(product, 1 / count)) <= score.mean * 1e-12)
        let factors = score.factors.sorted()
        #expect((factors.first ?? 0) >= 1)
        #expect(score.mean >= (factors.first ?? 0) - 1e-12)
        #expect(score.mean <= (factors.last ?? 0) + score.mean * 1e-12)
      }
      // Everything three times as slow changes no factor; the last one alone, three times its own mean at most.
      let slower = try scores(times: times.map { $0.map { $0 * 3 } })
      for name in ["a", "b", "c"] {
        let (one, other) = (try #require(all[name]), try #require(slower[name]))
        #expect(abs(one.mean - other.mean) <= one.mean * 1e-12)
      }
      let last = try scores(times: [times[0], times[1], times[2].map { $0 * 3 }])
      let (one, other) = (try #require(all["c"]), try #require(last["c"]))
      #expect(other.mean <= one.mean * 3 * (1 + 1e-12))
    }
  }
}
