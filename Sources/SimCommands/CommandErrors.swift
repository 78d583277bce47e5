// The ways in which a command fails, each one sentence in the user's words.

/// The command line cannot be followed; nothing was run.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// One sentence that names the option or the value, and says what is possible.
  package var description: String
  /// Makes an error from its sentence.
  package init(_ sentence: String) { description = sentence }
}

/// What was asked for could not be done.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
  /// One sentence that says what could not be done, and why.
  package var description: String
  /// Makes an error from its sentence.
  package init(_ sentence: String) { description = sentence }
}

/// What was to be compared was not made alike.
package struct NotComparable: Error, Equatable, CustomStringConvertible {
  /// One sentence that says in what they differ.
  package var description: String
  /// Makes an error from its sentence.
  package init(_ sentence: String) { description = sentence }
}
