// The reference graph: it has no notion of what depends on what, and computes everything anew on each
// read.

/// A program's values, without any incremental computation.
struct NaiveGraph {
  /// How a cell gets its value, given a way to read cells before it.
  enum Cell {
    case absent
    case stored(Int)
    case computed((_ read: (Int) -> Int) -> Int)
  }

  var cells: [Cell]

  /// Every value, computed from the first cell to the last; nil where there is none.
  func values() -> [Int?] {
    var found: [Int?] = []
    found.reserveCapacity(cells.count)
    for cell in cells {
      switch cell {
      case .absent: found.append(nil)
      case .stored(let value): found.append(value)
      case .computed(let formula): found.append(formula { found[$0] ?? 0 })
      }
    }
    return found
  }
}
