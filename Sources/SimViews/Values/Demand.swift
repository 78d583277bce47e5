// Requirements on the app's code. A failed precondition ends a release build without a message, and the app's author would only
// read of an illegal instruction; the framework on a phone says what was wrong in release builds too.

/// Ends the process with a sentence unless something holds, in release builds as well.
///
/// - Parameter holds: what code of the app's has to see to.
/// - Parameter sentence: what was wrong.
nonisolated package func demand(
  _ holds: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  if !holds { fatalError(sentence(), file: file, line: line) }
}
