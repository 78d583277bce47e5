// Operations on paths: transformations, parts of a path, and what lies inside.

public import Foundation

extension Path {
  /// The path under a transformation.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let to): result.move(to: to.applying(transform))
      case .line(let to): result.addLine(to: to.applying(transform))
      case .quadCurve(let to, let control):
        result.addQuadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let first, let second):
        result.addCurve(
          to: to.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  /// Creates a path that is a rectangle with rounded corners of a size in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates a path that is a rectangle with rounded corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
  ) { addRoundedRect(in: rect, cornerSize: cornerSize) }

  /// Adds an arc of a circle to the path, transformed.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    addPath(arc, transform: transform)
  }

  /// Adds a sequence of connected straight-line segments to the path, transformed.
  public mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
    addLines(lines.map { $0.applying(transform) })
  }

  /// Adds a rectangle under a transformation.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect).applying(transform))
  }

  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds a path under a transformation.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Adds an ellipse under a transformation.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect).applying(transform))
  }

  /// Adds an arc of a circle, from an angle over a number of degrees.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// Adds an arc of a circle that touches the two lines to a point and from there to another one.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return }
    let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End) }
    let angle = acos(max(-1, min(1, (ax * bx + ay * by) / (a * b))))
    let distance = radius / tan(angle / 2)
    let first = CGPoint(x: tangent1End.x + ax / a * distance, y: tangent1End.y + ay / a * distance)
    let last = CGPoint(x: tangent1End.x + bx / b * distance, y: tangent1End.y + by / b * distance)
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let reach = radius / sin(angle / 2) / hypot(mx, my)
    let center = CGPoint(x: tangent1End.x + mx * reach, y: tangent1End.y + my * reach)
    addLine(to: first)
    addArc(
      center: center, radius: radius,
      startAngle: Angle(radians: Double(atan2(first.y - center.y, first.x - center.x))),
      endAngle: Angle(radians: Double(atan2(last.y - center.y, last.x - center.x))),
      clockwise: cross > 0)
  }

  /// Whether a point lies inside, where curves are taken as 16 lines each.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for (from, to) in segments {
      guard (from.y <= p.y) != (to.y <= p.y) else { continue }
      let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > p.x { winding += from.y <= p.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The path from one fraction of its length to another, as lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let segments = segments
    let total = segments.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    let (start, end) = (max(0, from) * total, min(1, to) * total)
    var result = Path()
    var position: CGFloat = 0
    for (a, b) in segments {
      let length = hypot(b.x - a.x, b.y - a.y)
      defer { position += length }
      guard length > 0, position < end, position + length > start else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let part = min(max((distance - position) / length, 0), 1)
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      let first = point(start)
      if result.currentPoint != first { result.move(to: first) }
      result.addLine(to: point(end))
    }
    return result
  }

  /// The outline as lines; a curve is 16 of them.
  var segments: [(CGPoint, CGPoint)] {
    var segments: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func mix(_ parts: [(weight: CGFloat, point: CGPoint)]) -> CGPoint {
      parts.reduce(into: CGPoint.zero) { sum, part in
        sum.x += part.weight * part.point.x
        sum.y += part.weight * part.point.y
      }
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...16 {
        let next = point(CGFloat(step) / 16)
        segments.append((current, next))
        current = next
      }
    }
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to):
        segments.append((current, to))
        current = to
      case .quadCurve(let to, let control):
        let from = current
        curve { t in
          let s = 1 - t
          return mix([(s * s, from), (2 * s * t, control), (t * t, to)])
        }
      case .curve(let to, let first, let second):
        let from = current
        curve { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return mix([(a, from), (b, first), (c, second), (d, to)])
        }
      case .closeSubpath:
        segments.append((current, start))
        current = start
      }
    }
    return segments
  }
}
