// What a strategy is written with, and the systems that have it.

import Expectations
import Foundation
import SimDevice
import SimMetrics
import SimWorkloads
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct SystemNeedTests {
    /// Parts of the API that came after iOS 14, with the system that brought them.
    nonisolated private static let api: [(name: String, system: SimulatedSystem)] = [
      ("@Observable", .iOS17), ("@Bindable", .iOS17), ("NavigationStack", .iOS16),
      (".navigationDestination(", .iOS16), ("Grid {", .iOS16), (".appending(path:", .iOS16),
      (".searchable(", .iOS15), (".refreshable", .iOS15), (".task", .iOS15),
      (".swipeActions", .iOS15), ("AsyncImage", .iOS15), ("@FocusState", .iOS15),
      (".foregroundStyle(", .iOS15), (".formatted(", .iOS15),
    ]

    @Test func `every strategy names what is youngest in its file, and none needs what it has not`()
      throws
    {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/SimWorkloads/MasterDetail").standardizedFileURL
      let order = SimulatedSystem.all.map(\.name)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      var needs: [String: String] = [:]
      for file in files {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.contains("SystemNeed(") }
          .joined(separator: "\n")
        let used = Self.api.filter { code.contains($0.name) }.map(\.system.name)
        let youngest = used.max {
          (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0)
        }
        let strategies = CatalogRuns.scenarios.flatMap(\.strategies).filter {
          text.contains("name: \"\($0.name)\"")
        }
        // What all strategies share has to do without.
        if strategies.isEmpty { #expect(youngest == nil, "\(file)") }
        for strategy in strategies {
          #expect(strategy.need?.system.name == youngest, "\(strategy.name)")
          needs[strategy.name] = youngest
        }
      }
      expect(needs, is: ["observable": "iOS17", "observable-rows": "iOS17", "routed": "iOS16"])
    }

    @Test func `a run on a system that lacks what the strategy needs is refused`() throws {
      var request = CatalogRuns.request("routed", "launch", items: 5)
      request.system = "iOS15"
      #expect(throws: ExperimentError.self) { try CatalogRuns.run(request) }
      request.system = "iOS16"
      try expect(CatalogRuns.run(request).outcome, is: .completed)
      let need = SystemNeed("NavigationStack", since: .iOS16)
      expect(need.refusal(on: "iOS14Beta"), is: "NavigationStack needs iOS16")
      #expect(need.refusal(on: "iOS27") == nil && need.refusal(on: "of one's own") == nil)
    }
  }
}
