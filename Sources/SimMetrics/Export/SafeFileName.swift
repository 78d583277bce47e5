// A user's name as part of a file name: safe on every file system.

/// Makes names of files.
package enum SafeFileName {
  /// A text's ASCII letters and digits, dots, underscores and hyphens; each run of anything else becomes one hyphen.
  ///
  /// - Parameter longest: how many characters are kept; what is cut off no longer distinguishes two names.
  /// - Returns: at least one character, the first of which is not a hyphen or a dot.
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
