// Why no package is written for a project, in one sentence that names the place.

/// A project that cannot be taken as it is.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  /// The sentence, without a full stop.
  package let description: String

  package init(_ sentence: String) { description = sentence }
}
