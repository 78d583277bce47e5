// The outline of a line along a path: a box along each of its lines, and what fills the corners and the ends. All pieces
// are wound the same way, so that filled together they are one area.

import Foundation

extension Path {
  /// The outline of this path's line under a style; dashes are not cut.
  ///
  /// Curves are taken as lines. The pieces overlap: `normalized(eoFill: false)` makes one outline of them.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0 else { return Path() }
    var result = Path()
    for run in runs {
      let isClosed = run.count > 1 && run[0].0 == run[run.count - 1].1
      for (index, line) in run.enumerated() {
        let along = direction(line, half)
        var (from, to) = line
        if style.lineCap == .square, !isClosed {
          if index == 0 { from = CGPoint(x: from.x - along.dx, y: from.y - along.dy) }
          if index == run.count - 1 { to = CGPoint(x: to.x + along.dx, y: to.y + along.dy) }
        }
        result.addPiece([
          CGPoint(x: from.x - along.dy, y: from.y + along.dx),
          CGPoint(x: from.x + along.dy, y: from.y - along.dx),
          CGPoint(x: to.x + along.dy, y: to.y - along.dx),
          CGPoint(x: to.x - along.dy, y: to.y + along.dx),
        ])
        if index + 1 < run.count || isClosed {
          let next = run[(index + 1) % run.count]
          result.addJoin(at: line.1, along, direction(next, half), half, style)
        }
      }
      if style.lineCap == .round, !isClosed {
        result.addDisc(run[0].0, half)
        result.addDisc(run[run.count - 1].1, half)
      }
    }
    return result
  }

  /// The lines that follow one another, those without a length left out.
  private var runs: [[(CGPoint, CGPoint)]] {
    var runs: [[(CGPoint, CGPoint)]] = []
    for line in segments where line.0 != line.1 {
      if let last = runs.last?.last, last.1 == line.0 {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
    return runs
  }

  private func direction(_ line: (CGPoint, CGPoint), _ length: CGFloat) -> CGVector {
    let (dx, dy) = (line.1.x - line.0.x, line.1.y - line.0.y)
    let whole = hypot(dx, dy)
    return CGVector(dx: dx / whole * length, dy: dy / whole * length)
  }

  /// Fills the outer side of a corner.
  private mutating func addJoin(
    at corner: CGPoint, _ before: CGVector, _ after: CGVector, _ half: CGFloat,
    _ style: StrokeStyle
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    guard abs(cross) > 1e-9 * half * half else { return }
    if style.lineJoin == .round { return addDisc(corner, half) }
    let side: CGFloat = cross > 0 ? 1 : -1
    let one = CGPoint(x: corner.x + before.dy * side, y: corner.y - before.dx * side)
    let two = CGPoint(x: corner.x + after.dy * side, y: corner.y - after.dx * side)
    var points = [corner, one, two]
    let (mx, my) = (one.x + two.x - 2 * corner.x, one.y + two.y - 2 * corner.y)
    // The distance of a mitre's tip in half widths; the limit says how many there may be.
    let reach = 2 * half * half / (mx * mx + my * my)
    if style.lineJoin == .miter, reach * hypot(mx, my) <= style.miterLimit * half {
      points.insert(CGPoint(x: corner.x + mx * reach, y: corner.y + my * reach), at: 2)
    }
    addPiece(points)
  }

  private mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    addPiece(
      (0..<32).map { step in
        let angle = CGFloat(step) / 16 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }

  /// Adds a polygon so that it goes around clockwise on the screen.
  private mutating func addPiece(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    addLines(area >= 0 ? points : points.reversed())
    closeSubpath()
  }
}
