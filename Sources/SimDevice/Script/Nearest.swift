// The known name that is nearest to a mistyped one.
//
// The distance counts insertions, deletions, substitutions and transpositions of adjacent letters
// (Damerau 1964; Levenshtein 1966; here no letter is transposed twice).

/// Compares a name with the known ones.
package enum Nearest {
  /// Returns the first known name with the given prefix, or else the nearest name; nil if none is
  /// near.
  ///
  /// A name is near if its distance is less than half of the letters of the longer name: beyond
  /// that, words have their letters in common by chance. The first name wins a tie, and letter case
  /// is ignored. Among names that differ only in a number, the one with the nearest number is
  /// returned, unless two digits were transposed.
  package static func name(to given: String, among known: [String]) -> String? {
    if let name = nameByNumber(to: given, among: known) { return name }
    let start = given.lowercased()
    if start.count > 2, let longer = known.first(where: { $0.lowercased().hasPrefix(start) }) {
      return longer
    }
    let nearest = known.enumerated().min {
      (distance(given, $0.element), $0.offset) < (distance(given, $1.element), $1.offset)
    }?.element
    return nearest.flatMap { distance(given, $0) * 2 < max(given.count, $0.count) ? $0 : nil }
  }

  /// The known names that are nearest to what was given, each once, the nearest first: those that contain it before others.
  ///
  /// - Parameter count: how many at most.
  package static func names(to given: String, among known: [String], atMost count: Int) -> [String]
  {
    var seen: Set<String> = []
    let word = given.lowercased()
    let distances = known.filter { seen.insert($0).inserted }.enumerated().map { place, name in
      let holds = !word.isEmpty && name.lowercased().contains(word)
      return (distance: holds ? 0 : distance(given, name), place: place, name: name)
    }
    return distances.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(count)
      .map(\.name)
  }

  /// The known name that differs in its number at most, and there the least.
  private static func nameByNumber(to given: String, among known: [String]) -> String? {
    guard let (word, number) = numbered(given) else { return nil }
    let alike = known.compactMap { name -> (name: String, number: Int)? in
      numbered(name).flatMap { $0.word == word ? (name, $0.number) : nil }
    }
    return alike.first { "\($0.number)".sorted() == "\(number)".sorted() }?.name
      ?? alike.min { abs($0.number - number) < abs($1.number - number) }?.name
  }

  /// Returns the word and number of a name that ends in a number, without spaces and hyphens; nil
  /// for any other name.
  private static func numbered(_ name: String) -> (word: String, number: Int)? {
    let letters = name.lowercased().filter { $0 != " " && $0 != "-" }
    let word = letters.prefix { !$0.isNumber }
    guard !word.isEmpty, word.count < letters.count, letters.count - word.count < 10,
      let number = Int(letters.dropFirst(word.count))
    else { return nil }
    return (String(word), number)
  }

  /// Returns the distance between two names, ignoring letter case.
  package static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one.lowercased()), Array(other.lowercased()))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
