import SimCommands
import SimDevice
import SimLab
import SwiftUI

let likes = Scenario(
  name: "likes", summary: "a list whose rows can be liked",
  strategies: [
    Strategy(name: "shared", summary: "one object for all rows") { device, input in
      device.launch { SharedList(rows: input.items) }
    },
    Strategy(name: "own", summary: "state in each row") { device, input in
      device.launch { OwnList(rows: input.items) }
    },
  ],
  workloads: [
    Workload(name: "tap", summary: "likes the first rows") { session in
      for row in 0..<5 {
        try session.device.tap("Like \(row)")
        session.device.settle()
      }
    }
  ])

// Without arguments it prints the table.
SimUI.main(
  catalog: CommandCatalog(scenarios: [likes]), withoutArguments: ["run", "--items", "100"])
