// Tables about types are kept for the lifetime of the process. They are created at first use, often
// in the middle of the app's code, although the memory does not belong to the app. A second run in
// the process would not create them again.

/// The tables that the process keeps across runs.
package enum ProcessTables {
  /// Runs code that grows a table without charging the memory to the app; set once, before anything
  /// is charged.
  nonisolated(unsafe) package static var uncharged: (() -> Void) -> Void = { $0() }

  /// Grows a table without charging the memory to the app, and returns the new entry.
  package static func grow<Made>(_ make: () -> Made) -> Made {
    var made: Made?
    withoutActuallyEscaping(make) { make in uncharged { made = make() } }
    guard let made else { preconditionFailure("What makes a table larger was not run.") }
    return made
  }
}
