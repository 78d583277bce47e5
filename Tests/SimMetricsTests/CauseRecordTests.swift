import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct CauseRecordTests {
  private func count(_ writer: String, _ bodies: Int) -> CauseCount {
    CauseCount(
      view: "Row", edge: "_count", via: ["_items → List"], state: "Store.items", writer: writer,
      event: "tap", bodies: bodies)
  }

  @Test func `equal reasons are summed up, most bodies first`() {
    let record = CauseRecord(
      all: [count("b", 1), count("a", 2), count("b", 3), count("c", 2)], stops: [])
    expect(record.counts, is: [count("b", 4), count("a", 2), count("c", 2)])
    expect(record.others, is: 0)
    expect(record.counts[0].line, is: "tap → Store.items (b) → _items → List → _count → Row")
  }

  @Test func `a record keeps the most frequent reasons, and how many bodies had others`() {
    let all = (1...250).map { count("writer \($0)", $0) }
    let record = CauseRecord(all: all, stops: [])
    expect(record.counts.count, is: 200)
    expect(record.counts.first?.bodies, is: 250)
    expect(record.others, is: (1...50).reduce(0, +))
  }

  @Test func `causes and diagnostics survive the way through JSON`() throws {
    var run = record("a")
    run.counts.causes = CauseRecord(
      all: [count("a", 2)],
      stops: [
        StopCount(name: "Row._locale", kind: .environment, count: 3),
        StopCount(name: "Row", kind: .value, count: 5),
      ])
    run.messages.diagnostics = [DiagnosticCount(message: "a warning", count: 2)]
    let data = try JSONEncoder().encode(run)
    try expect(JSONDecoder().decode(RunRecord.self, from: data), is: run)
  }
}
