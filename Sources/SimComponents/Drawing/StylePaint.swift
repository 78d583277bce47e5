// Converts styles and shapes to drawing commands: paints in points of the screen, and outlines that
// a reader recognises.

import Foundation
import SimScreen
public import SimViews

extension SystemPalette {
  /// Returns the paint of a style in an outline.
  func paint(
    _ style: any ShapeStyle, _ values: EnvironmentValues, in rect: DisplayRect
  ) -> DisplayPaint {
    func at(_ point: UnitPoint) -> DisplayPoint {
      DisplayPoint(rect.x + rect.width * point.x, rect.y + rect.height * point.y)
    }
    func stops(_ gradient: Gradient) -> [DisplayStop] {
      gradient.stops.map { DisplayStop($0.location, colour($0.color)) }
    }
    switch style {
    case let color as Color: return .colour(colour(color))
    case let any as AnyShapeStyle: return paint(any.style, values, in: rect)
    case let gradient as LinearGradient:
      return .linear(stops(gradient.gradient), from: at(gradient.start), to: at(gradient.end))
    case let gradient as Gradient:
      return .linear(stops(gradient), from: at(.top), to: at(.bottom))
    case let gradient as AnyGradient:
      // The standard gradient of a colour goes from a lighter shade at the top to the colour [estimate].
      let base = colour(gradient.color)
      let light = base.mixed(with: DisplayColour(0xffffff), by: 0.2)
      return .linear(
        [DisplayStop(0, light), DisplayStop(1, base)], from: at(.top), to: at(.bottom))
    case let gradient as RadialGradient:
      return .radial(
        stops(gradient.gradient), centre: at(gradient.center), from: gradient.startRadius,
        to: gradient.endRadius)
    case let gradient as EllipticalGradient:
      let radius = max(rect.width, rect.height)
      return .radial(
        stops(gradient.gradient), centre: at(gradient.center),
        from: radius * gradient.fractions.0, to: radius * gradient.fractions.1)
    case let gradient as AngularGradient:
      return .angular(
        stops(gradient.gradient), centre: at(gradient.center),
        from: gradient.startAngle.radians, to: gradient.endAngle.radians)
    case let mesh as MeshGradient:
      // A mesh is drawn with the colours of its corners only.
      let corners = [mesh.colors.first, mesh.colors.last].compactMap { $0 }.map(colour)
      let list = corners.enumerated().map { DisplayStop(Double($0), $1) }
      return .linear(list, from: at(.topLeading), to: at(.bottomTrailing))
    default:
      if let changed = style as? any ChangedStyle { return changed.paint(self, values, in: rect) }
      return .colour(colour(Color(named: styleName(style, in: values))))
    }
  }
}

/// A style that modifies another one.
protocol ChangedStyle {
  func paint(
    _ palette: SystemPalette, _ values: EnvironmentValues, in rect: DisplayRect
  ) -> DisplayPaint
}

extension _ModifiedStyle: ChangedStyle {
  /// Opacity is drawn, shadows and blend modes of styles are not.
  func paint(
    _ palette: SystemPalette, _ values: EnvironmentValues, in rect: DisplayRect
  ) -> DisplayPaint {
    let paint = palette.paint(base, values, in: rect)
    guard case .opacity(let opacity) = change else { return paint }
    return paint.mapped { $0.faded(by: opacity) }
  }
}

extension DisplayPaint {
  /// Returns the paint with every colour changed.
  func mapped(_ change: (DisplayColour) -> DisplayColour) -> DisplayPaint {
    func changed(_ stops: [DisplayStop]) -> [DisplayStop] {
      stops.map { DisplayStop($0.location, change($0.colour)) }
    }
    return switch self {
    case .colour(let colour): .colour(change(colour))
    case .linear(let stops, let from, let to): .linear(changed(stops), from: from, to: to)
    case .radial(let stops, let centre, let from, let to):
      .radial(changed(stops), centre: centre, from: from, to: to)
    case .angular(let stops, let centre, let from, let to):
      .angular(changed(stops), centre: centre, from: from, to: to)
    }
  }
}

/// A shape of the framework whose outline has a simpler form than lines and curves.
protocol PlainOutline {
  /// Returns the outline in a rectangle.
  func outline(in rect: CGRect) -> DisplayShape
}

/// Returns the outline of a shape in a direction of layout.
func outline(
  of shape: any Shape, in rect: CGRect, _ direction: LayoutDirection
) -> DisplayShape {
  if let plain = shape as? any PlainOutline { return plain.outline(in: rect) }
  return DisplayShape(shape.path(in: rect, direction))
}

extension Rectangle: PlainOutline {
  func outline(in rect: CGRect) -> DisplayShape { .rect(DisplayRect(rect)) }
}

extension RoundedRectangle: PlainOutline {
  func outline(in rect: CGRect) -> DisplayShape {
    let most = min(rect.width, rect.height) / 2
    let radius = min(cornerSize.width, cornerSize.height)
    return .rounded(DisplayRect(rect), radius: Double(max(0, min(radius, most))))
  }
}

extension Capsule: PlainOutline {
  func outline(in rect: CGRect) -> DisplayShape {
    .rounded(DisplayRect(rect), radius: Double(min(rect.width, rect.height) / 2))
  }
}

extension DefaultGlassEffectShape: PlainOutline {
  func outline(in rect: CGRect) -> DisplayShape { Capsule().outline(in: rect) }
}

extension Circle: PlainOutline {
  func outline(in rect: CGRect) -> DisplayShape {
    let side = min(rect.width, rect.height)
    return .ellipse(
      DisplayRect(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
  }
}

extension Ellipse: PlainOutline {
  func outline(in rect: CGRect) -> DisplayShape { .ellipse(DisplayRect(rect)) }
}

extension _Inset: PlainOutline {
  func outline(in rect: CGRect) -> DisplayShape {
    SimComponents.outline(of: shape, in: rect.insetBy(dx: amount, dy: amount), .leftToRight)
  }
}

extension DisplayRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension DisplayPoint {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension DisplayShape {
  /// Creates the outline of a path; a quadratic curve becomes the equivalent cubic one.
  init(_ path: Path) {
    var steps: [DisplayPathStep] = []
    var last = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let point):
        steps.append(.move(DisplayPoint(point)))
        last = point
      case .line(let point):
        steps.append(.line(DisplayPoint(point)))
        last = point
      case .quadCurve(let end, let control):
        func towards(_ point: CGPoint) -> DisplayPoint {
          DisplayPoint(
            Double(point.x + (control.x - point.x) * 2 / 3),
            Double(point.y + (control.y - point.y) * 2 / 3))
        }
        steps.append(.curve(towards(last), towards(end), DisplayPoint(end)))
        last = end
      case .curve(let end, let first, let second):
        steps.append(.curve(DisplayPoint(first), DisplayPoint(second), DisplayPoint(end)))
        last = end
      case .closeSubpath: steps.append(.close)
      }
    }
    self = .path(steps)
  }
}

/// A shape with its style that can be drawn.
protocol DrawnShape {
  /// Returns the commands that draw the shape in a rectangle of the screen.
  func commands(in rect: CGRect, _ palette: SystemPalette) -> [DisplayCommand]
}

extension StyledShape: DrawnShape {
  func commands(in rect: CGRect, _ palette: SystemPalette) -> [DisplayCommand] {
    var shape: any Shape = value.shape
    var line: DisplayLine?
    var part: ClosedRange<Double>?
    // Strokes and trims are shapes around the one whose outline is drawn.
    while let wrapper = shape as? any WrappedShape {
      if let style = wrapper.strokeStyle {
        line = DisplayLine(
          Double(style.lineWidth),
          cap: DisplayLine.Cap(rawValue: Int(style.lineCap.rawValue)) ?? .butt,
          dash: style.dash.map(Double.init))
      }
      part = wrapper.part ?? part
      shape = wrapper.wrapped
    }
    // A custom path keeps its position in the frame, whatever rectangle it receives.
    let bounds = CGRect(origin: .zero, size: rect.size)
    let outline = outline(of: shape, in: bounds, values.layoutDirection)
      .moved(by: DisplayPoint(rect.origin))
    let paint = palette.paint(value.style, values, in: DisplayRect(rect))
    guard var line else { return [.fill(outline, paint)] }
    if let part { line.part = part }
    return [.stroke(outline, paint, line)]
  }
}
