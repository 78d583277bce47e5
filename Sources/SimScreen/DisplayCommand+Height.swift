// The vertical extent of drawing commands, and their translation.

extension DisplayCommand {
  /// The top of the drawing, in points; zero for a command that covers the whole screen.
  var top: Double {
    switch self {
    case .fill(let shape, _), .stroke(let shape, _, _), .begin(.clip(let shape)): shape.bounds.y
    case .text(let text): text.frame.y
    case .symbol(let symbol): symbol.frame.y
    case .image(_, let frame): frame.y
    case .begin, .end: 0
    }
  }

  /// Returns the command moved down by a number of points; one that covers the whole screen does
  /// not change.
  package func moved(down distance: Double) -> DisplayCommand {
    let way = DisplayPoint(0, distance)
    switch self {
    case .fill(let shape, let paint):
      return .fill(shape.moved(by: way), paint.moved(by: way))
    case .stroke(let shape, let paint, let line):
      return .stroke(shape.moved(by: way), paint.moved(by: way), line)
    case .begin(.clip(let shape)): return .begin(.clip(shape.moved(by: way)))
    case .text(var text):
      text.frame.y += distance
      return .text(text)
    case .symbol(var symbol):
      symbol.frame.y += distance
      return .symbol(symbol)
    case .image(let name, var frame):
      frame.y += distance
      return .image(name, frame)
    case .begin, .end: return self
    }
  }
}

extension DisplayPaint {
  /// Returns the paint, with its lines and centres moved by a distance in points.
  package func moved(by way: DisplayPoint) -> DisplayPaint {
    func moved(_ point: DisplayPoint) -> DisplayPoint {
      DisplayPoint(point.x + way.x, point.y + way.y)
    }
    return switch self {
    case .colour: self
    case .linear(let stops, let from, let to):
      .linear(stops, from: moved(from), to: moved(to))
    case .radial(let stops, let centre, let from, let to):
      .radial(stops, centre: moved(centre), from: from, to: to)
    case .angular(let stops, let centre, let from, let to):
      .angular(stops, centre: moved(centre), from: from, to: to)
    }
  }
}
