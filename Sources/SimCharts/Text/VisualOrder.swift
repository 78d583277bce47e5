// The visual order of characters on a line with right-to-left text: the first steps of Unicode's
// bidirectional algorithm (UAX 9), without explicit embeddings.

/// Reorders a line into visual order, from left to right.
enum VisualOrder {
  private enum Direction { case left, right, neutral }

  private static func direction(_ character: Character) -> Direction {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    case 0x660...0x669, 0x6f0...0x6f9: return .left
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff: return .right
    default: return character.isLetter || character.isNumber ? .left : .neutral
    }
  }

  /// Returns whether a line contains right-to-left text.
  static func isNeeded(_ line: String) -> Bool {
    line.unicodeScalars.contains { $0.value >= 0x590 && direction(Character($0)) == .right }
  }

  /// Returns the line in visual order, with Arabic letters joined.
  static func line(_ line: String) -> String {
    guard isNeeded(line) else { return line }
    let characters = Array(ArabicForms.shaped(line))
    var directions = characters.map(direction)
    let base = directions.first { $0 != .neutral } ?? .left
    // A character without a direction of its own takes that of its neighbours if they agree,
    // otherwise that of the line.
    var index = 0
    while index < directions.count {
      guard directions[index] == .neutral else {
        index += 1
        continue
      }
      let end = directions[index...].firstIndex { $0 != .neutral } ?? directions.count
      let before = index > 0 ? directions[index - 1] : base
      let after = end < directions.count ? directions[end] : base
      for place in index..<end { directions[place] = before == after ? before : base }
      index = end
    }
    var runs: [(direction: Direction, characters: [Character])] = []
    for (character, direction) in zip(characters, directions) {
      if runs.last?.direction != direction { runs.append((direction, [])) }
      runs[runs.count - 1].characters.append(character)
    }
    if base == .right { runs.reverse() }
    return String(
      runs.flatMap { run in
        run.direction == .right ? run.characters.reversed().map(mirrored) : run.characters
      })
  }

  /// Returns the mirrored form of a bracket.
  private static func mirrored(_ character: Character) -> Character {
    switch character {
    case "(": ")"
    case ")": "("
    case "[": "]"
    case "]": "["
    case "«": "»"
    case "»": "«"
    case "<": ">"
    case ">": "<"
    default: character
    }
  }
}
