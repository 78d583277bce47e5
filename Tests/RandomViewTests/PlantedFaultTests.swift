// Each planted fault is found by random programs. The fault belongs to the process, so each has one of its
// own; what the programs found is printed.

#if DEBUG
  import Foundation
  import RandomViews
  import SimGraph
  import Testing

  @Suite struct PlantedFaultTests {
    @Test(arguments: PlantedFault.allCases.map(\.rawValue))
    func `a planted fault is caught within a thousand programs`(fault: String) async throws {
      let result = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { [fault = fault as String] in
        PlantedFault.active = PlantedFault(rawValue: fault)
        try await Self.hunt()
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(output.contains("caught"), "\(fault) was not caught")
      for line in output.split(separator: "\n") where line.hasPrefix("caught") {
        print("\(fault): \(line)")
      }
    }

    /// Runs programs until one disagrees, and says which.
    @MainActor
    private static func hunt() throws {
      var campaign = Campaign(firstSeed: 1)
      while campaign.trials < 1_000 {
        guard let failure = campaign.runNext() else { continue }
        print("\ncaught by program \(campaign.trials): \(failure.difference)")
        return
      }
    }
  }
#endif
