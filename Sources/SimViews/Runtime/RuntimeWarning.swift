// Warnings that the real framework prints, in its words.

import Foundation

/// Hands a warning of the framework to the host, or prints it to standard error where there is none.
package func runtimeWarning(_ message: String) {
  let isShown = ViewRuntime.ambient {
    $0.host?.show(diagnostic: message) != nil
  }
  guard isShown != true else { return }
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
