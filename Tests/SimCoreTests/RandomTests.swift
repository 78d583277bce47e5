// Streams that do not disturb each other, published test values, and moments of distributions.

import Expectations
import SimCore
import Testing

@Suite struct RandomTests {
  @Test func `the same seed gives the same numbers for ever`() {
    var stream = RandomStream(seed: 7)
    expect(
      (0..<3).map { _ in stream.next() },
      is: [
        0xb358faf74ef9765a, 0x475c3d964f482cd2, 0xd6f1d349952c7996,
      ])
  }

  @Test func `streams of different names or seeds differ`() {
    let firsts = ([1, 2, 3] as [UInt64]).flatMap { seed in
      ["touches", "prices", "touche", ""].map { name in
        var stream = RandomStreams(seed: seed).stream(named: name)
        return stream.next()
      }
    }
    expect(Set(firsts).count, is: firsts.count)
  }

  @Test func `a new consumer disturbs no other`() {
    let streams = RandomStreams(seed: 42)
    var alone = streams.stream(named: "touches")
    var beside = streams.stream(named: "touches")
    var newcomer = streams.stream(named: "prices")
    for _ in 0..<100 {
      _ = newcomer.next()
      let (left, right) = (alone.next(), beside.next())
      expect(left, is: right)
    }
  }

  @Test func `a part has its own streams`() {
    let whole = RandomStreams(seed: 42)
    var own = whole.streams(named: "row 1").stream(named: "touches")
    var other = whole.streams(named: "row 2").stream(named: "touches")
    var ofWhole = whole.stream(named: "touches")
    let firsts = [own.next(), other.next(), ofWhole.next()]
    expect(Set(firsts).count, is: 3)
  }

  @Test func `an index is within its bounds and fair`() {
    var stream = RandomStream(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[stream.index(below: 7)] += 1 }
    #expect(counts.allSatisfy { (9_600...10_400).contains($0) })
    let only = (0..<100).map { _ in stream.index(below: 1) }
    #expect(only.allSatisfy { $0 == 0 })
  }

  @Test func `a sample takes one draw`() {
    let distribution = LogNormal(median: 100, sigma: 0.5)
    var sampled = RandomStream(seed: 9)
    var counted = RandomStream(seed: 9)
    for _ in 0..<50 {
      _ = distribution.sample(from: &sampled)
      _ = counted.next()
    }
    expect(sampled, is: counted)
  }

  @Test func `samples have the moments of their distribution`() {
    let distribution = LogNormal(median: 100, sigma: 0.5)
    // Mean and deviation of a log-normal: m·e^(s²/2), and that times √(e^(s²) − 1).
    let (mean, deviation) = (113.3148, 60.3901)
    var stream = RandomStream(seed: 3)
    let count = 200_000.0
    let samples = (0..<Int(count)).map { _ in distribution.sample(from: &stream) }
    let average = samples.reduce(0, +) / count
    let spread = (samples.map { ($0 - average) * ($0 - average) }.reduce(0, +) / count).squareRoot()
    #expect(abs(average - mean) < 4 * deviation / count.squareRoot())
    #expect(abs(spread - deviation) < 0.02 * deviation)
  }

  @Test func `ninety per cent of a banded log-normal lie within its band`() {
    let distribution = LogNormal(median: 30, band90: 2.5)
    var stream = RandomStream(seed: 5)
    let inside = (0..<100_000).filter { _ in
      (12.0...75.0).contains(distribution.sample(from: &stream))
    }.count
    #expect((89_600...90_400).contains(inside))
  }

  @Test func `normal quantiles are those of the tables`() {
    let known: [(Double, Double)] = [
      (0.5, 0), (0.975, 1.959963984540054), (0.95, 1.6448536269514722),
      (0.001, -3.090232306167813), (1e-10, -6.361340902404056), (1e-20, -9.262340089798408),
    ]
    for (fraction, value) in known {
      #expect(abs(DeterministicMath.normalQuantile(fraction) - value) < 4e-15 * max(1, abs(value)))
    }
  }
}
