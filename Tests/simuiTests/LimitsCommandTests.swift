// `limits` as a user starts it; what a limit is is tested in SimLabTests.

import Expectations
import Foundation
import Testing

@Suite struct LimitsCommandTests {
  @Test func `a pair in which nothing moves ends with 3, and no search is made`() throws {
    try withFolder { folder in
      let result = try Program.simui.run(
        ["limits", "--items", "10", "--strategy", "row-values", "--workload", "launch", "--quiet"],
        in: folder)
      expect(result.status, is: 3)
      expect(result.error, is: "simui: no limit was found: nothing moves in what was run\n")
      let lines = result.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix("10 items · ") == true, "\(result.output)")
      expect(lines.last, is: "launch · row-values: nothing moves, so nothing can hitch")
    }
  }

  @Test func `a limit of nothing in particular is refused`() throws {
    try withFolder { folder in
      let result = try Program.simui.run(["limits"], in: folder)
      expect(result.status, is: 64)
      expect(
        result.error,
        is: "simui: limits needs a strategy and a workload: --strategy NAME --workload NAME\n")
    }
  }
}
