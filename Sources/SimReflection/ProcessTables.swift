// What is learnt about types is kept for the life of the process, and is made where it is first needed: often in the middle
// of the app's code, although the memory is not the app's. The second run in a process would not make it again.

/// The tables that the process keeps, whatever runs in it.
package enum ProcessTables {
  /// Runs code that grows a table so that nobody is charged for it; set once, before anything is charged.
  nonisolated(unsafe) package static var uncharged: (() -> Void) -> Void = { $0() }

  /// Makes a table larger, at nobody's expense, and returns what was made.
  package static func grow<Made>(_ make: () -> Made) -> Made {
    var made: Made?
    withoutActuallyEscaping(make) { make in uncharged { made = make() } }
    guard let made else { preconditionFailure("What makes a table larger was not run.") }
    return made
  }
}
