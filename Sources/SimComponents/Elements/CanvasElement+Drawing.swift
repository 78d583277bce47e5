// Draws the contents of canvases: the same outlines, texts and images, in the coordinate space of
// the canvas.
//
// A canvas clips drawings outside of it. Of the filters, shadows and blurs are drawn; of the clips,
// those that are not inverse. Blend modes and tiled images are omitted.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension CanvasElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0, frame.intersects(pen.screen) else { return }
    pen.under(.clip(.rect(DisplayRect(frame)))) { pen in
      pen.under(.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))) { pen in
        var rest = drawings[...]
        drawLayer(&rest, with: &pen)
      }
    }
  }

  /// Draws up to the end of a layer.
  private func drawLayer(_ rest: inout ArraySlice<CanvasDrawing>, with pen: inout ScreenPen) {
    while let drawing = rest.popFirst() {
      switch drawing.content {
      case .endLayer: return
      case .beginLayer:
        var inner = rest
        drawing.within(&pen) { drawLayer(&inner, with: &$0) }
        rest = inner
      default: drawing.within(&pen) { drawing.draw(with: &$0) }
      }
    }
  }
}

@MainActor
extension CanvasDrawing {
  /// Draws under the clips, filters and the opacity of the drawing.
  fileprivate func within(_ pen: inout ScreenPen, _ draw: (inout ScreenPen) -> Void) {
    var effects: [DisplayEffect] = clips.filter { !$0.isInverse }.map {
      .clip(DisplayShape($0.path))
    }
    if opacity < 1 { effects.append(.opacity(max(opacity, 0))) }
    for filter in filters {
      switch filter.effect {
      case .shadow(let color, let radius, let x, let y):
        effects.append(
          .shadow(
            pen.filtered(pen.palette.colour(color)), radius: Double(radius), x: Double(x),
            y: Double(y)))
      case .blur(let radius): effects.append(.blur(Double(radius)))
      case nil: break
      }
    }
    func nest(_ effects: ArraySlice<DisplayEffect>, _ pen: inout ScreenPen) {
      guard let first = effects.first else { return draw(&pen) }
      pen.under(first) { nest(effects.dropFirst(), &$0) }
    }
    nest(effects[...], &pen)
  }

  fileprivate func draw(with pen: inout ScreenPen) {
    pen.under(transform == .identity ? nil : .transform(transform)) { pen in
      switch content {
      case .fill(let path, let shading):
        guard let paint = paint(shading, pen, in: path.boundingRect) else { return }
        pen.fill(DisplayShape(path), paint)
      case .stroke(let path, let shading, let style):
        guard let paint = paint(shading, pen, in: path.boundingRect) else { return }
        let cap: DisplayLine.Cap =
          switch style.lineCap {
          case .round: .round
          case .square: .square
          default: .butt
          }
        pen.stroke(
          DisplayShape(path), paint,
          DisplayLine(Double(style.lineWidth), cap: cap, dash: style.dash.map { Double($0) }))
      case .text(let text, let rect):
        var values: EnvironmentValues? = environment
        var style = text.style
        if case .style(let shading as Color) = text.shading.source {
          style.color = shading
          values?.foregroundColor = shading
        }
        pen.set([TextRun(string: text.text, style: style)], style, values, in: rect)
      case .image(let name, let isSystem, let shading, let rect):
        guard isSystem else { return pen.add(.image(name, DisplayRect(rect))) }
        var colour = pen.label ?? pen.palette["primary"]
        if let shading, case .colour(let own) = paint(shading, pen, in: rect) { colour = own }
        pen.symbol(
          name, in: DisplayRect(rect), size: Double(min(rect.width, rect.height)) / 1.2, colour)
      case .symbol(let symbol, let rect): symbol.draw(with: &pen, in: rect)
      case .beginLayer, .endLayer, .nothing: break
      }
    }
  }

  /// Returns the paint of a shading; nil if a picture does not show it.
  private func paint(
    _ shading: GraphicsContext.Shading, _ pen: ScreenPen, in rect: CGRect
  ) -> DisplayPaint? {
    let palette = pen.palette
    func stops(_ gradient: Gradient) -> [DisplayStop] {
      gradient.stops.map { DisplayStop(Double($0.location), palette.colour($0.color)) }
    }
    return switch shading.source {
    case nil: nil
    case .foreground:
      .colour(pen.label ?? palette.colour(environment.foregroundColor ?? .primary))
    case .style(let style): palette.paint(style, environment, in: DisplayRect(rect))
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

extension CanvasSymbol {
  /// Draws the view at the size of a rectangle.
  fileprivate func draw(with pen: inout ScreenPen, in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    pen.under(placed == .identity ? nil : .transform(placed)) { pen in
      for element in elements { pen.visit(element, in: .zero) }
    }
  }
}
