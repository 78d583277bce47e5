// What a host of rows knows of places: where a row lies or would lie, and what is there.

package import Foundation
import SimGraph

extension RowHost {
  /// The row at a place, if it exists.
  ///
  /// - Complexity: O(log rows that exist)
  package func row(at position: Int) -> ListRow? {
    let index = firstIndex(from: position)
    return index < rows.count && rows[index].position == position ? rows[index] : nil
  }

  /// Where the rows from a place on begin among those that exist.
  package func firstIndex(from position: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the rows of a line stand among those that exist.
  ///
  /// - Parameter known: where the rows of the line before it end, if that is known: those of this one follow, and need not
  ///   be looked for.
  package func indices(ofLine line: Int, from known: Int? = nil) -> Range<Int> {
    let positions = positions(inLine: line)
    let first = known ?? firstIndex(from: positions.lowerBound)
    var end = first
    while end < rows.count, rows[end].position < positions.upperBound { end += 1 }
    return first..<end
  }

  /// The distance between a line and the one before it, in points; rows of both exist.
  package func spacing(before line: Int) -> CGFloat {
    spacing(between: indices(ofLine: line - 1), and: indices(ofLine: line))
  }

  /// How long a line is taken to be that does not exist, in points.
  package var estimate: CGFloat { geometry.estimate }

  /// Notes the length of a line.
  package func note(_ length: CGFloat) { geometry.note(length) }

  /// Where a row lies along the axis: exactly if it exists, otherwise by the estimate.
  package func span(of position: Int) -> Range<CGFloat> {
    if let row = row(at: position) { return row.start..<row.start + row.lineLength }
    let pitch = estimate + spacing
    let line = line(of: position)
    var start = contentStart + CGFloat(line) * pitch
    if let first = rows.first {
      start = first.start + CGFloat(line - first.placedLine) * pitch
      if let last = rows.last, last.position < position {
        start = last.start + last.lineLength + spacing
        start += CGFloat(line - last.placedLine - 1) * pitch
      }
    }
    return start..<start + estimate
  }

  /// Where a row lies to which the app scrolls, now or as the content arrives there.
  func span(of position: Int, arriving: Bool) -> Range<CGFloat> {
    arriving ? span(toShow: position) : span(of: position)
  }

  /// Where a row lies that is to be shown: if it does not exist yet, it is made there.
  func span(toShow position: Int) -> Range<CGFloat> {
    let span = span(of: position)
    wanted =
      row(at: position) == nil ? (line(of: position), max(0, span.lowerBound)) : nil
    return span
  }

  /// Begins to make rows in advance, with a scroll as the cause.
  package func beginPreparing() { runtime.graph.currentCause = runtime.causes.event(.scroll) }

  /// What the app allows to be done to a row: to delete it, to move it.
  package func edits(at position: Int) -> RowEdits? { source?.edits(at: position) }

  /// Deletes a row; nil if the app or the row itself does not allow it.
  package func deletion(of row: ListRow) -> (() -> Void)? {
    row.root.rowTraits?.canDelete ?? true ? edits(at: row.position)?.delete : nil
  }

  /// The id of the element that a row stands for.
  package func id(at position: Int) -> AnyHashable? { source?.id(at: position) }

  /// The rows' contents, in the order of their places, those off screen left out.
  func forEachRowNode(_ body: (_ViewNode) -> Void) {
    for row in rowsOnScreen { if let node = row.root.node { body(node) } }
  }

  /// What the rows that exist hand up for a key to the node of their container, in their order; the default where none of them
  /// sets it, for others may come.
  final func preference<K: PreferenceKey>(_ key: K.Type, at node: _ViewNode) -> K.Value {
    if isWaiting { runtime.callbacks.waitForLayout() }
    return K.combined(at: node) { forEachRowNode($0) } ?? K.defaultValue
  }
}
