// The commands with the built-in catalogue, the strategies that need a database included.

import SimCommands
import SimWorkloads
import StoreWorkloads

SimUI.main(catalog: CommandCatalog(scenarios: Catalog.scenariosWithStores))
