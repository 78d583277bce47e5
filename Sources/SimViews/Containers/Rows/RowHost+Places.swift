// Where rows lie along the axis of their container.

package import Foundation

extension RowHost {
  /// Where a row lies along the axis: exactly if it exists, else by the estimate.
  package func stretch(of position: Int) -> Range<CGFloat> {
    if let row = row(at: position) { return row.start..<row.start + row.lineLength }
    let pitch = geometry.estimate + spacing
    let line = line(of: position)
    var start = CGFloat(line) * pitch
    if let first = rows.first {
      start = first.start + CGFloat(line - first.placedLine) * pitch
      if let last = rows.last, last.position < position {
        start = last.start + last.lineLength + spacing
        start += CGFloat(line - last.placedLine - 1) * pitch
      }
    }
    return start..<start + geometry.estimate
  }

  /// Where a row lies that is to be shown: if it does not exist yet, it is made there.
  func stretch(toShow position: Int) -> Range<CGFloat> {
    let stretch = stretch(of: position)
    wanted =
      row(at: position) == nil ? (line(of: position), max(0, stretch.lowerBound)) : nil
    return stretch
  }
}
