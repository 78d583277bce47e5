// The techniques of the catalogue, each found by what it does.

import Expectations
import SimLab
import SimMetrics
import SimWorkloads
import Testing

extension CatalogRuns {
  @Suite @MainActor struct AdviceTests {
    private func findings(
      _ strategy: String, _ workload: String = "rapid-updates", system: String = "iOS17"
    ) throws -> [String] {
      var request = CatalogRuns.request(strategy, workload, items: 40)
      request.system = system
      let record = try CatalogRuns.run(request)
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

    @Test func `new ids at each evaluation are found although elements come in front meanwhile`()
      throws
    {
      for workload in ["insert-while-scrolling", "remove"] {
        let found = try findings("unstable-ids", workload)
        #expect(found.contains("unstable ids: UnstableIDsRoot"), "\(workload): \(found)")
        #expect(try findings("row-slices", workload).allSatisfy { !$0.hasPrefix("unstable") })
      }
      #expect(try findings("row-slices", "typing").allSatisfy { !$0.hasPrefix("unstable") })
    }

    @Test func `erased rows are found, and the same rows with a type are not`() throws {
      #expect(try findings("any-view-rows").contains("AnyView in rows: AnyViewRowsRoot"))
      #expect(try findings("row-slices").allSatisfy { !$0.hasPrefix("AnyView") })
    }

    @Test(arguments: ["distributed", "observable-rows"])
    func `a screen without problems gets no advice`(strategy: String) throws {
      try expect(findings(strategy), is: [])
    }

    @Test(arguments: ["row-slices", "method-reference", "equatable-closure"])
    func `the sibling that cures a trap does not show it`(strategy: String) throws {
      let found = try findings(strategy)
      #expect(!found.contains { $0.hasPrefix("closure") || $0.hasPrefix("more than") }, "\(found)")
    }

    @Test(arguments: ["iOS15", "iOS17", "iOS18", "iOS27"])
    func `a clock that the root reads is found above the list on every system`(system: String)
      throws
    {
      for (strategy, root) in [("row-slices", "RowSlicesRoot"), ("lazy-stack", "LazyStackRoot")] {
        let found = try findings(strategy, "timer", system: system)
        #expect(found.contains("read above the list: \(root)"), "\(found)")
      }
      try expect(findings("row-slices", "update-tenth", system: system), is: [])
      try expect(findings("row-slices", "rapid-updates", system: system), is: [])
    }

    @Test(arguments: [("iOS15", true), ("iOS17", true), ("iOS18", false), ("iOS27", false)])
    func `a clock above a plain stack is found where the system makes the rows again`(
      system: String, isFound: Bool
    ) throws {
      let found = try findings("eager-scroll", "timer", system: system)
      expect(found, is: (isFound ? ["read above the list: EagerScrollRoot"] : []))
    }

    @Test func `a plain stack whose body reads no clock does not report one`() throws {
      try expect(
        findings("any-view-rows", "insert-while-scrolling"),
        is: [
          "AnyView in rows: AnyViewRowsRoot"
        ])
      for workload in [
        "rapid-updates", "visible-updates", "insert-while-scrolling", "update-tenth",
      ] {
        let found = try findings("eager-scroll", workload)
        #expect(!found.contains { $0.hasPrefix("read above") }, "\(workload): \(found)")
      }
    }

    @Test(arguments: [
      ("row-slices", "timer"), ("eager-scroll", "timer"), ("index-ids", "insert-while-scrolling"),
      ("unused-environment", "rapid-updates"), ("environment-object", "rapid-updates"),
      ("closure-capture", "timer"), ("root-event-source", "rapid-updates"),
      ("row-slices", "rapid-updates"),
    ])
    func `no finding promises time that the efficiency counts as needed`(
      strategy: String, workload: String
    ) throws {
      let record = try CatalogRuns.run(CatalogRuns.request(strategy, workload, items: 40))
      let work = try #require(NecessaryWork(record))
      for finding in Advice(record).findings {
        #expect((finding.saving ?? 0) <= work.time - work.least, "\(finding.lines)")
      }
    }

    @Test func `an event source above a list is found, and one in a view of its own is not`() throws
    {
      try expect(
        findings("root-event-source"), is: ["events received above the list: RootEventSourceRoot"])
      for workload in ["rapid-updates", "insert-while-scrolling"] {
        #expect(try findings("isolated-event-source", workload) == [], "\(workload)")
      }
      try expect(
        findings("isolated-event-source", "timer"),
        is: [
          "read above the list: IsolatedEventSourceRoot"
        ])
    }

    @Test(arguments: ["rapid-updates", "visible-updates", "timer", "insert-while-scrolling"])
    func `what a scroll view's body gives is not in vain while it shows the state`(workload: String)
      throws
    {
      for strategy in ["lazy-stack", "eager-scroll"] {
        let record = try CatalogRuns.run(CatalogRuns.request(strategy, workload, items: 40))
        let root = try #require(record.counts.views.first { $0.view.hasSuffix("Root") })
        #expect(root.withoutNews == 0, "\(strategy)")
        let drawn = root.bodies - (root.handedOn ?? 0)
        // The title shows the clock; what comes in front moves the rows of a plain stack.
        let isDrawn =
          workload == "timer" || (strategy, workload) == ("eager-scroll", "insert-while-scrolling")
        #expect(drawn == (isDrawn ? root.bodies : 0), "\(strategy)")
        let found = Advice(record).findings.map(\.kind)
        #expect(!found.contains(.unreadDependency) && !found.contains(.fanOut), "\(found)")
      }
    }

    @Test
    func `needless bodies are counted: rows that were handed the same, the root that handed on`()
      throws
    {
      let record = try CatalogRuns.run(
        CatalogRuns.request("unused-environment", "rapid-updates", items: 40))
      let row = try #require(record.counts.views.first { $0.view == "UnusedEnvironmentRow" })
      #expect((row.withoutNews ?? 0) > row.bodies * 9 / 10)
      let root = try #require(record.counts.views.first { $0.view == "UnusedEnvironmentRoot" })
      expect(root.handedOn, is: root.bodies)
      let content = try #require(record.counts.views.first { $0.view == "RowContent" })
      #expect(content.withoutNews == 0 && content.handedOn == 0)
      let work = try #require(NecessaryWork(record))
      #expect(work.efficiency < 0.8)
    }
  }
}
