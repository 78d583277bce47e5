// The commands with the built-in catalogue.

import SimCommands
import SimWorkloads

SimUI.main(catalog: CommandCatalog(scenarios: Catalog.scenarios))
