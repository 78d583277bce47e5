public import Foundation

/// The outline of a 2D shape.
public struct Path: Equatable, Sendable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// A path element that terminates the current subpath and defines a new current point.
    case move(to: CGPoint)
    /// A line from the previous current point to the given point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the previous current point to the given end point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the previous current point to the given end point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line from the start point of the current subpath to the current point.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Initializes to an empty path then calls a closure to add the initial elements.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a path containing a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path as an ellipse within the given rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path containing a rounded rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Whether the path contains zero elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The last point in the path, or nil if the path contains no points.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .closeSubpath: continue
      }
    }
    return nil
  }

  /// A rectangle containing all path segments, their control points included.
  public var boundingRect: CGRect {
    var result: CGRect?
    func add(_ point: CGPoint) {
      let rect = CGRect(origin: point, size: .zero)
      result = result?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control):
        add(point)
        add(control)
      case .curve(let point, let first, let second):
        add(point)
        add(first)
        add(second)
      case .closeSubpath: break
      }
    }
    return result ?? .zero
  }

  /// Calls the closure with each element in the path.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new subpath at the specified point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Appends a straight line segment from the current point to the specified point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a sequence of connected straight-line segments to the path.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve to the path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve to the path.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes and completes the current subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangular subpath to the path.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse that fits inside the specified rectangle to the path.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rounded rectangle to the path.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    // A quarter of an ellipse is a cubic curve whose handles are 0.5523 of the radius long.
    let rx = min(max(0, cornerSize.width), rect.width / 2)
    let ry = min(max(0, cornerSize.height), rect.height / 2)
    let (hx, hy) = (rx * 0.4477, ry * 0.4477)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + rx, y: top))
    addLine(to: CGPoint(x: right - rx, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + ry), control1: CGPoint(x: right - hx, y: top),
      control2: CGPoint(x: right, y: top + hy))
    addLine(to: CGPoint(x: right, y: bottom - ry))
    addCurve(
      to: CGPoint(x: right - rx, y: bottom), control1: CGPoint(x: right, y: bottom - hy),
      control2: CGPoint(x: right - hx, y: bottom))
    addLine(to: CGPoint(x: left + rx, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - ry), control1: CGPoint(x: left + hx, y: bottom),
      control2: CGPoint(x: left, y: bottom - hy))
    addLine(to: CGPoint(x: left, y: top + ry))
    addCurve(
      to: CGPoint(x: left + rx, y: top), control1: CGPoint(x: left, y: top + hy),
      control2: CGPoint(x: left + hx, y: top))
    closeSubpath()
  }

  /// Adds an arc of a circle to the path, as one cubic curve for each quarter or less.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let full = 2 * Double.pi
    if clockwise {
      while sweep > 0 { sweep -= full }
      sweep = max(sweep, -full)
    } else {
      while sweep < 0 { sweep += full }
      sweep = min(sweep, full)
    }
    guard sweep.isFinite, radius.isFinite else { return }
    let parts = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(parts)
    let handle = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - along * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + along * cos(angle)))
    }
    var angle = startAngle.radians
    if currentPoint == nil { move(to: point(angle)) } else { addLine(to: point(angle)) }
    for _ in 0..<parts {
      let next = angle + step
      addCurve(to: point(next), control1: point(angle, handle), control2: point(next, -handle))
      angle = next
    }
  }

  /// Appends a copy of another path to this path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path with every point moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    var copy = Path()
    copy.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: moved(point))
      case .line(let point): .line(to: moved(point))
      case .quadCurve(let point, let control): .quadCurve(to: moved(point), control: moved(control))
      case .curve(let point, let first, let second):
        .curve(to: moved(point), control1: moved(first), control2: moved(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return copy
  }
}
