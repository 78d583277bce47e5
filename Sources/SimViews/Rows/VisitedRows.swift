/// Which rows of a container were laid out at least once, by their places.
///
/// A place keeps its mark when other elements come before it: what a container remembers of a row it remembers by its
/// place [E], and few rows move compared with those that were visited.
package struct VisitedRows {
  private var words: [UInt64] = []
  /// The number of rows that were laid out at least once.
  package private(set) var count = 0

  package init() {}

  /// Notes that a row was laid out.
  ///
  /// - Returns: whether it was for the first time.
  /// - Complexity: O(1), amortised over the places
  package mutating func note(_ position: Int) -> Bool {
    let (word, bit) = (position / 64, UInt64(1) << UInt64(position % 64))
    while words.count <= word { words.append(0) }
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    count += 1
    return true
  }
}

extension RowHost {
  /// The number of rows that follow each other around a place without a header or footer between them.
  ///
  /// - Complexity: O(parts of the content)
  package final func sectionLength(at position: Int) -> Int {
    var end = 0
    var runs: [RowRun] = []
    source?.appendRuns(to: &runs)
    for run in runs {
      end += run.count
      if position < end { return run.count }
    }
    return count
  }
}
