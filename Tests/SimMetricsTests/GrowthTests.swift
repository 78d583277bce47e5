import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct GrowthTests {
  private func cells(_ strategy: String, _ values: [(Int, Double)], seed: UInt64 = 1) -> [SweepCell]
  {
    values.map { items, value in
      var run = identity(strategy, items: items)
      run.seed = seed
      var cell = SweepCell(RunRecord(identity: run))
      cell.values = ["bodies": value, "main_thread_time_ns": value * 1_000]
      return cell
    }
  }

  @Test(arguments: [
    (0.0, "items^0.00"), (0.5, "items^0.50"), (1.0, "items^1.00"), (2.0, "items^2.00"),
  ])
  func `a power of the items is found exactly`(exponent: Double, text: String) throws {
    let growth = try #require(
      Growth.all(
        cells("a", [10, 50, 100, 1_000].map { ($0, 3 * pow(Double($0), exponent)) }), of: .bodies
      ).first)
    #expect(abs(try #require(growth.exponent) - exponent) < 1e-9)
    let range = try #require(growth.range)
    #expect(abs(range.lowerBound - exponent) < 1e-9 && abs(range.upperBound - exponent) < 1e-9)
    expect(growth.text, is: text)
  }

  @Test func `a bend shows as a wide range, and the median of seeds counts`() throws {
    let growth = try #require(
      Growth.all(cells("a", [(10, 10), (100, 10), (1_000, 1_000)]), of: .bodies).first)
    expect(growth.text, is: "items^1.00 (0.00–2.00)")
    let seeds = [5.0, 900, 10].enumerated().flatMap {
      cells("a", [(10, $0.element), (20, 7)], seed: UInt64($0.offset))
    }
    expect(Growth.all(seeds, of: .bodies).first?.points.map(\.value), is: [10, 7])
  }

  @Test func `two sizes give a slope without a range, and what is zero somewhere gives none`()
    throws
  {
    #expect(Growth.all(cells("a", [(10, 1)]), of: .bodies).isEmpty)
    let two = try #require(Growth.all(cells("a", [(10, 1), (20, 2)]), of: .bodies).first)
    #expect(two.range == nil && two.text == "items^1.00")
    let zero = cells("a", [(10, 0), (20, 2), (3_000, 3)])
    expect(Growth.all(zero, of: .bodies).first?.text, is: "3 at 3,000")
  }

  @Test func `the text explains its cells, and nothing more`() {
    func lines(_ values: [(Int, Double)]) -> [String] {
      SweepText(cells("a", values)).text.split(separator: "\n").map(String.init)
    }
    expect(lines([(10, 1)]), is: ["1 run. All are of one size, and growth needs two."])
    let two = lines([(10, 1), (20, 2)])
    expect(
      two.suffix(2),
      is: [
        "items^1 doubles with the items, items^0 does not grow; two sizes give one slope and no "
          + "range: a third shows whether it bends.", "2 runs.",
      ])
    #expect(two.contains { $0.hasSuffix("items^1.00   items^1.00  –") })
    let bent = lines([(10, 10), (100, 10), (1_000, 1_000)])
    expect(
      bent.suffix(2),
      is: [
        "items^1 doubles with the items, items^0 does not grow; in brackets the least and the "
          + "greatest slope between two sizes.", "3 runs.",
      ])
    let zero = lines([(10, 0), (20, 2)])
    expect(
      zero.suffix(2),
      is: [
        "what is zero at some size has no exponent and stands with its value at the largest.",
        "2 runs.",
      ])
  }

  @Test func `strategies cross where the lines do, and not within the uncertainty of prices`()
    throws
  {
    let slow = cells("slow", [(10, 100), (100, 200), (1_000, 400)])
    let fast = cells("fast", [(10, 10), (100, 100), (1_000, 1_000)])
    let crossings = Crossing.all(Growth.all(slow + fast, of: .bodies))
    let crossing = try #require(crossings.first)
    expect(crossings.count, is: 1)
    #expect(crossing.below == "fast" && crossing.above == "slow" && crossing.between == 100...1_000)
    expect(crossing.items, is: 270)  // 200·2^k = 100·10^k at 100·10^k, k = log 2 / log 5
    let near = cells("near", [(10, 101), (100, 199), (1_000, 404)])
    #expect(Crossing.all(Growth.all(slow + near, of: .mainThreadTime)).isEmpty)
    expect(Crossing.all(Growth.all(slow + near, of: .bodies)).count, is: 2)
  }

  @Test func `names that only differ in marks have files of their own`() {
    let names = ["a b", "a/b", "a-b", "ä", "ö", "a"].map { SweepFiles.file(for: identity($0)) }
    expect(Set(names).count, is: names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && $0 != "/" && $0 != " " } })
  }
}
