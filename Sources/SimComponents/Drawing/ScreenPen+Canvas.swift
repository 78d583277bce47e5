// Draws the contents of canvases: the same outlines, texts and images, in the coordinate space of
// the canvas.
//
// A canvas clips drawings outside of it. Of the filters, shadows and blurs are drawn; of the clips,
// those that are not inverse. Blend modes and tiled images are omitted.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension ScreenPen {
  mutating func draw(_ canvas: CanvasElement, _ frame: CGRect) {
    guard frame.width > 0, frame.height > 0, frame.intersects(screen) else { return }
    under(.clip(.rect(DisplayRect(frame)))) { pen in
      pen.under(Self.effect(CGAffineTransform(translationX: frame.minX, y: frame.minY))) { pen in
        var rest = canvas.drawings[...]
        pen.draw(&rest)
      }
    }
  }

  /// Draws up to the end of a layer.
  private mutating func draw(_ rest: inout ArraySlice<CanvasDrawing>) {
    while let drawing = rest.popFirst() {
      switch drawing.content {
      case .endLayer: return
      case .beginLayer:
        var inner = rest
        within(drawing) { $0.draw(&inner) }
        rest = inner
      default: within(drawing) { $0.draw(drawing) }
      }
    }
  }

  /// Draws under the clips, filters and the opacity of a drawing.
  private mutating func within(_ drawing: CanvasDrawing, _ draw: (inout ScreenPen) -> Void) {
    var effects: [DisplayEffect] = drawing.clips.filter { !$0.isInverse }.map {
      .clip(DisplayShape($0.path))
    }
    if drawing.opacity < 1 { effects.append(.opacity(max(drawing.opacity, 0))) }
    for filter in drawing.filters {
      switch filter.effect {
      case .shadow(let color, let radius, let x, let y):
        effects.append(
          .shadow(
            filtered(palette.colour(color)), radius: Double(radius), x: Double(x), y: Double(y)))
      case .blur(let radius): effects.append(.blur(Double(radius)))
      case nil: break
      }
    }
    func nest(_ effects: ArraySlice<DisplayEffect>, _ pen: inout ScreenPen) {
      guard let first = effects.first else { return draw(&pen) }
      pen.under(first) { nest(effects.dropFirst(), &$0) }
    }
    nest(effects[...], &self)
  }

  private mutating func draw(_ drawing: CanvasDrawing) {
    let isMoved = drawing.transform != .identity
    under(isMoved ? Self.effect(drawing.transform) : nil) { pen in
      switch drawing.content {
      case .fill(let path, let shading):
        guard let paint = pen.paint(shading, drawing, in: path.boundingRect) else { return }
        pen.fill(DisplayShape(path), paint)
      case .stroke(let path, let shading, let style):
        guard let paint = pen.paint(shading, drawing, in: path.boundingRect) else { return }
        let cap: DisplayLine.Cap =
          switch style.lineCap {
          case .round: .round
          case .square: .square
          default: .butt
          }
        pen.add(
          .stroke(
            DisplayShape(path), paint,
            DisplayLine(Double(style.lineWidth), cap: cap, dash: style.dash.map { Double($0) })))
      case .text(let text, let rect):
        var values: EnvironmentValues? = drawing.environment
        var style = text.style
        if case .style(let shading as Color) = text.shading.source {
          style.color = shading
          values?.foregroundColor = shading
        }
        pen.set([TextRun(string: text.text, style: style)], style, values, in: rect)
      case .image(let name, let isSystem, let shading, let rect):
        guard isSystem else { return pen.add(.image(name, DisplayRect(rect))) }
        var colour = pen.label ?? pen.palette["primary"]
        if let shading, case .colour(let own) = pen.paint(shading, drawing, in: rect) {
          colour = own
        }
        pen.add(
          .symbol(
            DisplaySymbol(
              name, frame: DisplayRect(rect), size: Double(min(rect.width, rect.height)) / 1.2,
              colour: pen.filtered(colour))))
      case .symbol(let symbol, let rect): pen.draw(symbol, in: rect)
      case .beginLayer, .endLayer, .nothing: break
      }
    }
  }

  /// Draws a view at the size of a rectangle.
  private mutating func draw(_ symbol: CanvasSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    under(placed == .identity ? nil : Self.effect(placed)) { pen in
      for element in symbol.elements { pen.visit(element, in: .zero) }
    }
  }

  private static func effect(_ transform: CGAffineTransform) -> DisplayEffect {
    .transform(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
  }

  /// Returns the paint of a shading; nil if a picture does not show it.
  private func paint(
    _ shading: GraphicsContext.Shading, _ drawing: CanvasDrawing, in rect: CGRect
  ) -> DisplayPaint? {
    func stops(_ gradient: Gradient) -> [DisplayStop] {
      gradient.stops.map { DisplayStop(Double($0.location), palette.colour($0.color)) }
    }
    return switch shading.source {
    case nil: nil
    case .foreground:
      .colour(label ?? palette.colour(drawing.environment.foregroundColor ?? .primary))
    case .style(let style): palette.paint(style, drawing.environment, in: DisplayRect(rect))
    case .linear(let gradient, let from, let to):
      .linear(stops(gradient), from: DisplayPoint(from), to: DisplayPoint(to))
    case .radial(let gradient, let centre, let from, let to):
      .radial(
        stops(gradient), centre: DisplayPoint(centre), from: Double(from), to: Double(to))
    case .conic(let gradient, let centre, let angle):
      .angular(
        stops(gradient), centre: DisplayPoint(centre), from: angle.radians,
        to: angle.radians + 2 * .pi)
    }
  }
}
