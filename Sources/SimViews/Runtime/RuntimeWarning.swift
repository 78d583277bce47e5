// Warnings that the real framework prints, in its words.

import Foundation

/// Hands a warning of the framework to the host, or prints it to standard error where there is none.
package func runtimeWarning(_ message: String) {
  let isTaken = ViewRuntime.ambient {
    $0.onDiagnostic?(message) != nil
  }
  guard isTaken != true else { return }
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
