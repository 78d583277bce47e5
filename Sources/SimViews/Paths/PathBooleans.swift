// Combinations of two outlines. Curves are taken as lines, as elsewhere when paths are measured: all lines of both are cut
// where they meet, and the pieces that have the result on only one side are kept.

import Foundation

extension Path {
  /// What lies in either path.
  ///
  /// Curves come out as short lines. The time grows with the product of the numbers of lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 || $1 }
  }

  /// What lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 && $1 }
  }

  /// What lies in this path and not in the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 && !$1 }
  }

  /// What lies in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).outline { $0 != $1 }
  }

  /// The same area without lines that cross.
  public func normalized(eoFill: Bool = true) -> Path {
    PathArrangement(self, Path(), eoFill: eoFill).outline { inside, _ in inside }
  }

  /// The parts of this path's lines that lie in the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).lines(inside: true)
  }

  /// The parts of this path's lines that lie outside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(self, other, eoFill: eoFill).lines(inside: false)
  }
}

/// The lines of two paths, and where they cut each other.
private struct PathArrangement {
  private struct Line {
    let from: CGPoint
    let to: CGPoint
    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  /// A point on a raster that is finer than anything that is seen, so that ends that meet are equal.
  private struct Corner: Hashable {
    let x: Int
    let y: Int
    init(_ point: CGPoint, raster: CGFloat) {
      x = Int((point.x / raster).rounded())
      y = Int((point.y / raster).rounded())
    }
    func isBefore(_ other: Self) -> Bool { (x, y) < (other.x, other.y) }
  }

  private let first: [Line]
  private let second: [Line]
  private let firstPath: Path
  private let secondPath: Path
  private let eoFill: Bool
  /// A millionth of the size of both, in points.
  private let raster: CGFloat

  init(_ a: Path, _ b: Path, eoFill: Bool) {
    (firstPath, secondPath, self.eoFill) = (a.closed, b.closed, eoFill)
    let box =
      a.isEmpty ? b.boundingRect : b.isEmpty ? a.boundingRect : a.boundingRect.union(b.boundingRect)
    raster = max(max(box.width, box.height), 1) / 1_000_000
    let least = raster
    func lines(_ path: Path) -> [Line] {
      path.segments.map { Line(from: $0.0, to: $0.1) }.filter { $0.length > least }
    }
    (first, second) = (lines(firstPath), lines(secondPath))
    openLines = lines(a)
  }

  /// The lines of the first path as they were given, without those that close it.
  private let openLines: [Line]

  /// The lines, each cut where another one meets it.
  private func pieces(of lines: [Line], by others: [Line]) -> [Line] {
    lines.flatMap { line -> [Line] in
      var cuts: [CGFloat] = [0, 1]
      for other in others { cuts += meetings(line, other) }
      cuts.sort()
      return zip(cuts, cuts.dropFirst()).map {
        Line(from: line.point($0), to: line.point($1))
      }.filter { $0.length > raster }
    }
  }

  /// Where on a line another one meets it, as fractions of its length.
  private func meetings(_ line: Line, _ other: Line) -> [CGFloat] {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (x, y) = (other.from.x - line.from.x, other.from.y - line.from.y)
    let cross = dx * ey - dy * ex
    if abs(cross) > 1e-12 * line.length * other.length {
      let part = (x * ey - y * ex) / cross
      let otherPart = (x * dy - y * dx) / cross
      let slack = raster / other.length
      guard part > 0, part < 1, otherPart >= -slack, otherPart <= 1 + slack else { return [] }
      return [part]
    }
    // Lines that run along each other meet in their ends.
    guard abs(x * dy - y * dx) <= raster * line.length else { return [] }
    let square = dx * dx + dy * dy
    return [other.from, other.to].map {
      (($0.x - line.from.x) * dx + ($0.y - line.from.y) * dy) / square
    }.filter { $0 > 0 && $0 < 1 }
  }

  /// The outline of the area that a rule makes of being in the first and in the second path.
  func outline(_ rule: (Bool, Bool) -> Bool) -> Path {
    let all = first + second
    var seen: Set<[Corner]> = []
    var edges: [Line] = []
    for piece in pieces(of: all, by: all) {
      let ends = [Corner(piece.from, raster: raster), Corner(piece.to, raster: raster)]
      guard ends[0] != ends[1],
        seen.insert(ends[0].isBefore(ends[1]) ? ends : [ends[1], ends[0]]).inserted
      else { continue }
      let middle = piece.point(0.5)
      let side = min(raster * 8, piece.length / 8) / piece.length
      let (nx, ny) = ((piece.to.y - piece.from.y) * side, (piece.from.x - piece.to.x) * side)
      func isIn(_ sign: CGFloat) -> Bool {
        let point = CGPoint(x: middle.x + nx * sign, y: middle.y + ny * sign)
        return rule(
          firstPath.contains(point, eoFill: eoFill), secondPath.contains(point, eoFill: eoFill))
      }
      let (here, there) = (isIn(1), isIn(-1))
      if here != there { edges.append(here ? Line(from: piece.to, to: piece.from) : piece) }
    }
    return loops(of: edges)
  }

  /// Lines with the area on one side, strung together.
  private func loops(of edges: [Line]) -> Path {
    var leaving: [Corner: [Int]] = [:]
    for (index, edge) in edges.enumerated() {
      leaving[Corner(edge.from, raster: raster), default: []].append(index)
    }
    var used = [Bool](repeating: false, count: edges.count)
    var result = Path()
    for start in edges.indices where !used[start] {
      var points: [CGPoint] = []
      var current = start
      while !used[current] {
        used[current] = true
        points.append(edges[current].from)
        let next = (leaving[Corner(edges[current].to, raster: raster)] ?? []).filter { !used[$0] }
        // Where areas touch in a point the outline keeps to its own.
        guard
          let best = next.max(by: {
            turn(edges[current], edges[$0]) < turn(edges[current], edges[$1])
          })
        else { break }
        current = best
      }
      result.addLines(straightened(points))
      result.closeSubpath()
    }
    return result
  }

  private func turn(_ a: Line, _ b: Line) -> CGFloat {
    let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
    let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }

  private func straightened(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let here = points[index]
      return abs(turn(Line(from: before, to: here), Line(from: here, to: after))) > 1e-6
    }.map { points[$0] }
  }

  /// The parts of the first path's lines on one side of the second path's outline.
  func lines(inside: Bool) -> Path {
    var result = Path()
    for piece in pieces(of: openLines, by: second)
    where secondPath.contains(piece.point(0.5), eoFill: eoFill) == inside {
      let last = result.currentPoint
      if last.map({ hypot($0.x - piece.from.x, $0.y - piece.from.y) > raster }) ?? true {
        result.move(to: piece.from)
      }
      result.addLine(to: piece.to)
    }
    return result
  }
}

extension Path {
  /// The path with each subpath closed, as a fill takes it.
  fileprivate var closed: Path {
    var result = Path()
    for element in elements {
      if case .move = element, !result.isEmpty { result.closeSubpath() }
      switch element {
      case .move(let to): result.move(to: to)
      case .line(let to): result.addLine(to: to)
      case .quadCurve(let to, let control): result.addQuadCurve(to: to, control: control)
      case .curve(let to, let one, let two):
        result.addCurve(to: to, control1: one, control2: two)
      case .closeSubpath: result.closeSubpath()
      }
    }
    if !isEmpty { result.closeSubpath() }
    return result
  }
}
