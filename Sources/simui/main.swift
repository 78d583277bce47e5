// The commands with the built-in catalogue.

import SimCommands

SimUI.main(catalog: .builtIn)
