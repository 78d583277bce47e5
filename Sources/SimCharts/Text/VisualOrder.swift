// The order of letters on a line that contains right-to-left text: the first steps of Unicode's
// bidirectional algorithm (UAX 9), without its marks for embedding.

/// Puts a line into the order in which it is drawn, from the left.
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

  /// Whether anything in a line is written from the right.
  static func isNeeded(_ line: String) -> Bool {
    line.unicodeScalars.contains { $0.value >= 0x590 && direction(Character($0)) == .right }
  }

  /// The line as it is drawn from the left, its Arabic letters joined.
  static func line(_ line: String) -> String {
    guard isNeeded(line) else { return line }
    let characters = Array(ArabicForms.shaped(line))
    var directions = characters.map(direction)
    let base = directions.first { $0 != .neutral } ?? .left
    // A character without a direction of its own has that of its neighbours if they agree, otherwise
    // that of the line.
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

  /// A bracket as it is written from the right.
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
