// The built-in scenarios with the strategies that fetch their rows from SQLite. They are a module of their own because the
// database library takes as long to build as the runtime.

import SimLab
import SimWorkloads

extension Catalog {
  /// Every built-in scenario, its strategies that need a database included.
  package static var scenariosWithStores: [Scenario] {
    var scenario = masterDetail
    scenario.strategies += [.storeBacked, .storeInMemory]
    scenario.elsewhere = [:]
    return [scenario]
  }
}
