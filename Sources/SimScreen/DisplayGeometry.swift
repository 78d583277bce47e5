// Positions and outlines on the screen, in points: x grows to the right, y downwards.

/// A position on the screen, in points.
public struct DisplayPoint: Equatable, Hashable, Codable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a point with the given values.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// An axis-parallel rectangle on the screen, in points.
public struct DisplayRect: Equatable, Hashable, Codable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, in points.
  public var maxX: Double { x + width }
  /// The bottom edge, in points.
  public var maxY: Double { y + height }
  /// The horizontal centre, in points.
  public var midX: Double { x + width / 2 }
  /// The vertical centre, in points.
  public var midY: Double { y + height / 2 }

  /// Returns the rectangle with every edge moved inwards.
  public func inset(by distance: Double) -> DisplayRect {
    DisplayRect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// Returns whether another rectangle lies within this one, with a tolerance.
  public func contains(_ other: DisplayRect, within slack: Double = 0) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// Returns whether the interiors of two rectangles overlap.
  public func intersects(_ other: DisplayRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

/// One step of an outline.
public enum DisplayPathStep: Equatable, Hashable, Codable, Sendable {
  /// Begins a new subpath at a point.
  case move(DisplayPoint)
  /// Adds a straight line to a point.
  case line(DisplayPoint)
  /// Adds a cubic curve with two control points and an end.
  case curve(DisplayPoint, DisplayPoint, DisplayPoint)
  /// Closes the subpath with a line to its beginning.
  case close
}

/// An outline that can be filled or stroked.
public enum DisplayShape: Equatable, Hashable, Codable, Sendable {
  /// A rectangle with square corners.
  case rect(DisplayRect)
  /// A rectangle with round corners of a radius, in points.
  case rounded(DisplayRect, radius: Double)
  /// An ellipse that touches the sides of a rectangle.
  case ellipse(DisplayRect)
  /// A path of lines and curves.
  case path([DisplayPathStep])

  /// The bounding rectangle of the outline, including the control points of curves.
  public var bounds: DisplayRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
    case .path(let steps):
      var points: [DisplayPoint] = []
      for step in steps {
        switch step {
        case .move(let point), .line(let point): points.append(point)
        case .curve(let first, let second, let end): points += [first, second, end]
        case .close: break
        }
      }
      guard let first = points.first else { return DisplayRect(x: 0, y: 0, width: 0, height: 0) }
      var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
      for point in points {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
      return DisplayRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension DisplayShape {
  /// Returns the outline moved by a distance, in points.
  public func moved(by distance: DisplayPoint) -> DisplayShape {
    func moved(_ point: DisplayPoint) -> DisplayPoint {
      DisplayPoint(point.x + distance.x, point.y + distance.y)
    }
    func moved(_ rect: DisplayRect) -> DisplayRect {
      DisplayRect(
        x: rect.x + distance.x, y: rect.y + distance.y, width: rect.width, height: rect.height)
    }
    return switch self {
    case .rect(let rect): .rect(moved(rect))
    case .rounded(let rect, let radius): .rounded(moved(rect), radius: radius)
    case .ellipse(let rect): .ellipse(moved(rect))
    case .path(let steps):
      .path(
        steps.map { step in
          switch step {
          case .move(let point): .move(moved(point))
          case .line(let point): .line(moved(point))
          case .curve(let first, let second, let end):
            .curve(moved(first), moved(second), moved(end))
          case .close: .close
          }
        })
    }
  }
}
