import SimMetrics
import Testing

@Suite struct StatisticsTests {
  @Test func `a percentile is a value that occurred, by nearest rank`() {
    let percentiles = Percentiles([50, 15, 40, 20, 35])
    let values = [0, 5, 30, 40, 50, 100].map { percentiles.value(at: $0) }
    #expect(values == [15, 15, 20, 20, 35, 50])
    #expect(percentiles.median == 35)
    #expect(Percentiles((1...100).map { Int64($0) }).value(at: 99) == 99)
  }

  @Test func `percentiles agree with the definition for every size up to twelve`() {
    for count in 1...12 {
      let values = (1...count).map { Int64($0) }
      for percent in 1...100 {
        let least = values.first { rank in Int(rank) * 100 >= percent * count }
        #expect(Percentiles(values.reversed()).value(at: percent) == least)
      }
    }
  }

  @Test func `an empty sample has no percentile and a summary of zeros`() {
    #expect(Percentiles([]).value(at: 50) == nil)
    let summary = Summary([])
    #expect(summary.count == 0)
    #expect(summary.mean == 0)
    #expect(summary.deviation == 0)
  }

  @Test func `a summary has known answers`() {
    let summary = Summary([2, 4, 4, 4, 5, 5, 7, 9])
    #expect(summary.count == 8)
    #expect(summary.minimum == 2)
    #expect(summary.maximum == 9)
    #expect(summary.total == 40)
    #expect(summary.mean == 5)
    #expect(summary.deviation == 2)
  }
}
