import Expectations
import SimDevice
import SimMetrics
import Testing

@Suite struct ViewCountTests {
  @Test func `what records have of a view is what devices count, under the names of both`() {
    let counted = SimulatedDevice.CountedEvent.allCases.filter { $0 != .cutOffs }
    expect(Set(counted.map(\.recordName)), is: Set(ViewMetric.all.map(\.name)))
    // What is stopped before a body is told with the reasons, beside views that are no type of the user's.
    expect(SimulatedDevice.CountedEvent.cutOffs.recordName, is: "cutOffs")
  }

  @Test func `a recorder fills in what was counted and leaves the rest open`() {
    let count = ViewCount(view: "Row") { ["bodies": 3, "handedOn": 0][$0] }
    for metric in ViewMetric.all {
      let counted = ["bodies": 3, "handedOn": 0][metric.name]
      expect(count[metric], is: counted ?? (metric.isInEveryRecord ? 0 : nil))
    }
  }
}
