// What becomes of files that are in the way of results.

import ArgumentParser

/// The option that replaces files in the way.
package struct OverwriteOptions: ParsableArguments {
  @Flag(
    help: """
      Replace files in the way that this command did not write, or that were changed since. \
      Nothing else is removed.
      """)
  var force = false

  package init() {}
}
