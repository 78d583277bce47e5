// Scripts in place of workloads, as the gate of an app's package plays them.

import Expectations
import Foundation
import SimTesting
import Testing

@MainActor @Suite(.serialized) struct ScriptedCheckTests {
  @Test func `a script is played in place of a workload, and is named in what fails`() async throws
  {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .appendingPathExtension("yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    func check(_ steps: String, rows: Int) async throws {
      try Data("name: visit\nsteps:\n\(steps)".utf8).write(to: file)
      try await checkPerformance(
        of: shop, strategy: "rows", script: file.path, setting: TestSetting(items: 40),
        budgets: [.bodies(of: ProductRow.self, atMost: rows)])
    }
    try await check("  - tap: Rename\n  - tap: Visit\n", rows: 1)
    let error = await #expect(throws: PerformanceRegression.self) {
      try await check("  - tap: Rename\n  - tap: Visit\n", rows: 0)
    }
    let text = try #require(error).description
    #expect(text.hasPrefix("rows × visit, 40 items on iphone-13, iOS27: 1 budget"), "\(text)")
    let failure = await #expect(throws: (any Error).self) {
      try await check("  - tap: Nothing\n", rows: 0)
    }
    #expect("\(try #require(failure))".contains(".yaml', line 3, "))
  }
}
