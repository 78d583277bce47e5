import SimCore

/// Random rows and the numbers that they take, the same in every process.
struct RowChanges {
  struct Change {
    let row: Int
    /// The number that it shows afterwards, of three digits.
    let count: Int
  }

  /// The changes, in order; each gives its row another number than before.
  private let changes: [Change]
  /// What each row shows after all of them.
  let final: [Int]

  init(rows: Int, count: Int) {
    var random = RandomStreams(seed: 1).stream(named: "rows")
    var shown = Array(repeating: 100, count: rows)
    changes = (0..<count).map { _ in
      let row = random.index(below: rows)
      shown[row] = shown[row] == 999 ? 100 : shown[row] + 1
      return Change(row: row, count: shown[row])
    }
    final = shown
  }

  /// The changes in parts of one size.
  func parts(of size: Int) -> [ArraySlice<Change>] {
    stride(from: 0, to: changes.count, by: size).map { changes[$0..<min($0 + size, changes.count)] }
  }
}
