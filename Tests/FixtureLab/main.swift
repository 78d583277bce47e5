// A package of a user, as far as the command line sees it: a catalogue of its own, and the commands.
//
// Its strategies do to their process what user code may do, and nothing is drawn or simulated: the
// tests of the command line need runs that end in every way, at once.

import Foundation
import SimCommands
import SimLab
import SimMetrics

struct Refusal: Error, CustomStringConvertible {
  var description: String { "no row 1001: the list has 1000" }
}

@Sendable func execute(_ request: RunRequest) throws -> FinishedRun {
  switch request.strategy {
  case "chatty":
    print("RowView: @self changed.")
    print("input: \(readLine() ?? "none")")
  case "trapping":
    print("before the trap")
    fatalError("No ObservableObject of type Store found.")
  case "refusing":
    if let script = request.script {
      let problem = ConfigurationError(line: 3, column: 5, problem: "no row is labelled \"Item\"")
      throw FileError(file: script.file, problem: problem)
    }
    throw Refusal()
  case "exiting": exit(9)
  case "sleeping": while true { Thread.sleep(forTimeInterval: 1) }
  default: break
  }
  // A change of the program, as two revisions of it have one.
  let added = ProcessInfo.processInfo.environment["FIXTURE_BODIES"].flatMap { Int($0) } ?? 0
  var record = RunRecord(
    identity: RunIdentity(
      scenario: request.scenario, strategy: request.strategy, workload: request.workload,
      items: request.items, device: request.device, system: request.system, seed: request.seed,
      configuration: "release", architecture: "any", compiler: "any", refreshInterval: 16_666_667),
    fingerprint: "0123456789abcdef")
  record.duration = 1_000_000
  record.counts.total.bodies = request.items + Int(request.seed) + added
  return FinishedRun(record: record)
}

SimUI.main(
  catalog: CommandCatalog(
    scenarios: [
      CatalogScenario(
        name: "list", summary: "a list of rows",
        strategies: [
          CatalogEntry(name: "steady", summary: "runs to its end"),
          CatalogEntry(name: "chatty", summary: "prints, and reads its input"),
          CatalogEntry(name: "trapping", summary: "ends in a trap", isHeadline: false),
          CatalogEntry(name: "refusing", summary: "throws", isHeadline: false),
          CatalogEntry(name: "exiting", summary: "leaves with code 9", isHeadline: false),
          CatalogEntry(name: "sleeping", summary: "never ends", isHeadline: false),
        ],
        workloads: [
          CatalogEntry(name: "launch", summary: "the first screen"),
          CatalogEntry(name: "scroll", summary: "to the end and back"),
        ])
    ],
    devices: [
      CatalogEntry(name: "iPhone8", summary: "A11, 60 Hz"),
      CatalogEntry(name: "iPhone13", summary: "A15, 60 Hz"),
    ],
    systems: [
      CatalogEntry(name: "iOS15", summary: "table-view List"),
      CatalogEntry(name: "iOS17", summary: "collection-view List"),
    ],
    defaultDevice: "iPhone13", defaultSystem: "iOS17", execute: execute))
