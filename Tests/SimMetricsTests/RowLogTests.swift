import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct RowLogTests {
  /// A row that is made, goes to sleep and comes back; one that is made ahead and shown; one that is made ahead in vain.
  private var log: RowLog {
    let steps: [(Int64, Int, Int, RowStep)] = [
      (0, 0, 0, .shown), (10, 1, 1, .made), (10, 0, 0, .suspended), (12, 2, 2, .ahead),
      (20, 2, 2, .shown), (22, 3, 3, .ahead), (25, 0, 0, .reused), (30, 3, 3, .evicted),
      (31, 1, 4, .removed),
    ]
    return RowLog(
      lists: ["Feed"],
      steps: steps.map { RowEvent(time: $0, list: 0, row: $1, position: $2, step: $3) })
  }

  @Test func `steps of a row become the states in which it was, cut where the run ends`() {
    let text = log.spans(until: 40).map { span in
      "\(span.position) \(span.step) \(span.time.lowerBound)…\(span.time.upperBound)"
        + (span.endsInEviction ? " given up" : "")
    }
    expect(
      text,
      is: [
        "0 shown 0…10", "2 ahead 12…20", "0 suspended 10…25", "3 ahead 22…30 given up",
        "1 made 10…31",
        "2 shown 20…40", "0 reused 25…40",
      ])
  }

  @Test func `a log survives the way through JSON, and a damaged one is refused`() throws {
    let data = try JSONEncoder().encode(log)
    try expect(JSONDecoder().decode(RowLog.self, from: data), is: log)
    let text = String(decoding: data, as: UTF8.self)
    for (old, new) in [
      (#""ahead""#, #""behind""#), (#""row":[0,"#, #""row":[-1,"#), (#""count":9"#, #""count":8"#),
    ] {
      let damaged = text.replacing(old, with: new)
      #expect(damaged != text, "\(old)")
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(RowLog.self, from: Data(damaged.utf8))
      }
    }
  }
}
