// A user's scenario in which strategies misbehave: each is named with what it did, and the others run to their end.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct UnrulyTests {
  @Test
  func
    `what never settles, throws, traps or shows something else is named, and the others still run`()
    throws
  {
    try withFolder { folder in
      let result = try Program.unruly.run(
        ["run", "--all", "--items", "1", "--format", "json"], in: folder)
      let records = try JSONExporter().decode(Data(result.output.utf8))
      let outcomes = records.map { "\($0.identity.strategy): \($0.outcome.reason ?? "completed")" }
      func reason(_ strategy: String) throws -> String {
        try #require(outcomes.first { $0.hasPrefix("\(strategy): ") })
      }
      expect(outcomes.count, is: 7)
      for strategy in ["plain", "alike", "other", "writing"] {
        try expect(reason(strategy), is: "\(strategy): completed")
      }
      #expect(
        try reason("restless").hasPrefix(
          "restless: The device did not come to rest within 120 s; pending: 1 main-queue"))
      #expect(try reason("trapping").contains("Fatal error: There is no store."))
      try expect(
        reason("renamed"),
        is: "renamed: Nothing on screen is labelled \"Add\"; on screen: \"Increase\".")
      // What writes at each update is cut off within the frame, as on a phone, and warned of.
      #expect(result.error.contains("tried to update multiple times per frame"))
      for strategy in ["trapping", "renamed"] {
        #expect(result.error.contains("the run \(strategy) × add failed"), "\(result.error)")
      }
      #expect(
        result.error.contains("other × add is not ranked"), "\(result.error)")
      expect(result.status, is: 1)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Reports/latest").path)
      #expect(Set(["records.json", "report.html", "report.md"]).isSubset(of: files))
    }
  }
}
