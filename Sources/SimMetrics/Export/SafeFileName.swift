// User-defined names as parts of file names that are safe on every file system.

/// Makes file names.
package enum SafeFileName {
  /// Returns a text's ASCII letters and digits, dots, underscores and hyphens; each run of anything
  /// else becomes one hyphen.
  ///
  /// - Parameter longest: The number of characters that are kept; two names that differ only in the
  ///   rest become equal.
  /// - Returns: At least one character, the first of which is not a hyphen or a dot.
  package static func part(_ text: String, longest: Int = 80) -> String {
    var name = ""
    for character in text {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || character == "." || character == "_" {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    let trimmed = name.drop { $0 == "-" || $0 == "." }.prefix(longest)
    return trimmed.isEmpty ? "unnamed" : String(trimmed)
  }
}
