// SimCommands
