// The handling of files that conflict with results.

import ArgumentParser

/// The option to replace conflicting files.
package struct OverwriteOptions: ParsableArguments {
  @Flag(
    help: """
      Replace files in the way that this command did not write, or that were changed since. \
      Nothing else is removed.
      """)
  var force = false

  package init() {}
}
