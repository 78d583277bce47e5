// The errors of commands, each one sentence in the user's terms.

/// The command line is invalid; nothing was run.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// A sentence that names the option or the value, and the possible values.
  package var description: String
  /// Makes an error from its sentence.
  package init(_ sentence: String) { description = sentence }
}

/// The request could not be carried out.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
  /// A sentence with the failure and its reason.
  package var description: String
  /// Makes an error from its sentence.
  package init(_ sentence: String) { description = sentence }
}

/// The runs to be compared were made under different conditions.
package struct NotComparable: Error, Equatable, CustomStringConvertible {
  /// A sentence with the differences.
  package var description: String
  /// Makes an error from its sentence.
  package init(_ sentence: String) { description = sentence }
}
