// The techniques of the catalogue, each found by what it does.

import SimLab
import SimMetrics
import SimWorkloads
import Testing

extension Slice {
  @Suite @MainActor struct AdviceTests {
    private func findings(_ strategy: String, _ workload: String = "rapid-updates") throws
      -> [String]
    {
      let record = try Slice.run(Slice.request(strategy, workload, items: 40))
      return Advice(record).findings.map { "\($0.kind.rawValue): \($0.view)" }
    }

    @Test(arguments: [
      ("unused-environment", "declared, not needed: UnusedEnvironmentRow"),
      ("environment-object", "fan-out: EnvironmentObjectRow"),
      ("closure-capture", "closure that defeats comparison: ClosureRow"),
      ("row-values", "more than is shown: WholeValueRow"),
      ("observed-object", "eager destination models: ObservedObjectDetail"),
      ("unstable-ids", "unstable ids: UnstableIDsRoot"),
      ("heavy-init", "work in an init: HeavyInitRow"),
    ])
    func `a trap is found where it is, with the names of its own types`(
      strategy: String, finding: String
    ) throws {
      let found = try findings(strategy)
      #expect(found.contains(finding), "\(found)")
    }

    @Test func `positions as ids are found where rows take over what their neighbours showed`()
      throws
    {
      #expect(
        try findings("index-ids", "insert-while-scrolling").contains("index ids: IndexIDsRoot"))
      for (strategy, workload) in [
        ("row-slices", "insert-while-scrolling"), ("index-ids", "rapid-updates"),
        ("index-ids", "visible-updates"),
      ] {
        let found = try findings(strategy, workload)
        #expect(!found.contains { $0.hasPrefix("index ids") }, "\(strategy), \(workload): \(found)")
      }
    }

    @Test func `erased rows are found, and the same rows with a type are not`() throws {
      #expect(try findings("any-view-rows").contains("AnyView in rows: AnyViewRowsRoot"))
      #expect(try findings("row-slices").allSatisfy { !$0.hasPrefix("AnyView") })
    }

    @Test(arguments: ["distributed", "observable-rows"])
    func `who has nothing wrong is told nothing`(strategy: String) throws {
      #expect(try findings(strategy) == [])
    }

    @Test(arguments: ["row-slices", "method-reference", "equatable-closure"])
    func `the sibling that cures a trap does not show it`(strategy: String) throws {
      let found = try findings(strategy)
      #expect(!found.contains { $0.hasPrefix("closure") || $0.hasPrefix("more than") }, "\(found)")
    }

    @Test
    func `a clock that the root reads is found above the list, not where each row has its object`()
      throws
    {
      #expect(try findings("row-slices", "timer").contains("read above the list: RowSlicesRoot"))
      #expect(try findings("row-slices", "update-tenth") == [])
    }

    @Test
    func `needless bodies are counted: rows that were handed the same, the root that handed on`()
      throws
    {
      let record = try Slice.run(Slice.request("unused-environment", "rapid-updates", items: 40))
      let row = try #require(record.views.first { $0.view == "UnusedEnvironmentRow" })
      #expect((row.withoutNews ?? 0) > row.bodies * 9 / 10)
      let root = try #require(record.views.first { $0.view == "UnusedEnvironmentRoot" })
      #expect(root.handedOn == root.bodies)
      let content = try #require(record.views.first { $0.view == "RowContent" })
      #expect(content.withoutNews == 0 && content.handedOn == 0)
      let work = try #require(NecessaryWork(record))
      #expect(work.efficiency < 0.8)
    }
  }
}
