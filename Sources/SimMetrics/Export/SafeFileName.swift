// A name of the user's as part of a file's name: safe on every file system.

/// Makes names of files.
package enum SafeFileName {
  /// A text's letters and digits of ASCII, dots, underscores and hyphens; anything else becomes a hyphen, several of it one.
  ///
  /// - Parameter longest: how many characters are kept; what is cut off no longer tells two names apart.
  /// - Returns: at least one character, the first of them no hyphen and no dot.
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
