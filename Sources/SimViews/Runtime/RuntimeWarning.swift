// Warnings that the real framework prints, in its words.

import Foundation

/// Prints a warning of the framework to standard error.
func runtimeWarning(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
