// The traversal that makes a picture of the elements on screen: each is drawn in its frame, with
// later ones on top.
//
// Nothing is cached between two pictures, and nothing is computed before one is requested. Values
// that an element inherits are stored in the pen: the tint of a control, the appearance of a
// window.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

/// Draws elements into a list of commands.
@MainActor
struct ScreenPen {
  let runtime: ViewRuntime
  /// The whole screen, in points.
  let screen: CGRect
  var commands: [DisplayCommand] = []
  var palette = SystemPalette(isDark: false)
  /// The colour of text without one of its own; nil for the default colour.
  var label: DisplayColour?
  var tint: DisplayColour
  /// The changes of colours by enclosing effects, the innermost first.
  var filters: [@MainActor (DisplayColour) -> DisplayColour] = []
  /// The weight of symbols and texts without one of their own; nil for theirs.
  var weight: Int?
  /// The row of a list that is drawn.
  var row: ListRow?
  /// The end of the row's cell, in points of the screen.
  var rowEnd: CGFloat?
  /// The alert or dialog whose buttons are drawn.
  var isInAlert = false
  /// Whether the drawing is part of a bar.
  var isInBar = false

  init(_ runtime: ViewRuntime, screen: CGRect, isDark: Bool) {
    self.runtime = runtime
    self.screen = screen
    palette.isDark = isDark
    tint = palette["accentColor"]
  }

  // MARK: Commands

  mutating func fill(_ shape: DisplayShape, _ colour: DisplayColour) {
    fill(shape, .colour(colour))
  }

  mutating func fill(_ shape: DisplayShape, _ paint: DisplayPaint) {
    let paint = filtered(paint)
    if case .colour(let colour) = paint, colour.alpha == 0 { return }
    commands.append(.fill(shape, paint))
  }

  mutating func stroke(_ shape: DisplayShape, _ colour: DisplayColour, _ line: DisplayLine) {
    commands.append(.stroke(shape, filtered(.colour(colour)), line))
  }

  /// Draws a line through points.
  mutating func line(_ points: [DisplayPoint], _ colour: DisplayColour, _ line: DisplayLine) {
    var steps: [DisplayPathStep] = []
    for (index, point) in points.enumerated() {
      steps.append(index == 0 ? .move(point) : .line(point))
    }
    stroke(.path(steps), colour, line)
  }

  /// Draws a line one pixel high.
  mutating func hairline(from x: CGFloat, to end: CGFloat, at y: CGFloat) {
    let thickness = 1 / runtime.facts.scale
    fill(
      .rect(DisplayRect(CGRect(x: x, y: y, width: end - x, height: thickness))),
      palette["separator"])
  }

  mutating func add(_ command: DisplayCommand) {
    switch command {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let paint, let line):
      commands.append(.stroke(shape, filtered(paint), line))
    default: commands.append(command)
    }
  }

  /// Draws a group under an effect; a group that draws nothing is omitted.
  mutating func under(_ effect: DisplayEffect?, _ draw: (inout ScreenPen) -> Void) {
    guard let effect else { return draw(&self) }
    let start = commands.count
    commands.append(.begin(effect))
    draw(&self)
    if commands.count == start + 1 { commands.removeLast() } else { commands.append(.end) }
  }

  func filtered(_ colour: DisplayColour) -> DisplayColour {
    filters.reversed().reduce(colour) { $1($0) }
  }

  private func filtered(_ paint: DisplayPaint) -> DisplayPaint {
    filters.isEmpty ? paint : paint.mapped(filtered)
  }

  // MARK: Elements

  /// Draws an element, given the position of its parent's corner on the screen.
  mutating func visit(_ element: RenderElement, in corner: CGPoint) {
    draw(element, at: corner + element.origin)
  }

  mutating func visitChildren(of element: RenderElement, at origin: CGPoint) {
    var children: [RenderElement] = []
    element.forEachChild { children.append($0) }
    for child in children.inDrawingOrder { visit(child, in: origin) }
  }

  /// Draws an element, given the position of its own corner on the screen.
  mutating func draw(_ element: RenderElement, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: element.size)
    switch element {
    case let text as TextElement: draw(text, frame)
    case let image as ImageElement: draw(image, frame)
    case let color as ColorElement:
      fill(.rect(DisplayRect(frame)), palette.colour(color.color))
    case is DividerElement:
      fill(.rect(DisplayRect(frame)), palette["separator"])
    case let shape as ShapeElement:
      guard let content = shape.content() as? any DrawnShape else { break }
      for command in content.commands(in: frame, palette) { add(command) }
    case let canvas as CanvasElement: draw(canvas, frame)
    case let field as FieldElement: draw(field, frame)
    case let control as ControlElement: draw(control, frame)
    case let part as PlatformElement:
      mirrored(part.isRightToLeft && part.art.hasDirection, frame) { $0.draw(part, frame) }
    case let flip as MirroredElement:
      mirrored(flip.isFlipped, frame) { $0.visitChildren(of: flip, at: origin) }
    case let effect as OpacityElement:
      if effect.opacity > 0 {
        under(effect.opacity < 1 ? .opacity(effect.opacity) : nil) {
          $0.visitChildren(of: effect, at: origin)
        }
      }
    case let effect as DrawingEffectElement: draw(effect, frame)
    case let effect as VisualEffectElement: draw(effect, frame)
    case let scope as ColorSchemeElement:
      let (isDark, tint) = (palette.isDark, tint)
      let usual = palette["accentColor"]
      palette.isDark = scope.scheme == .dark
      if tint == usual { self.tint = palette["accentColor"] }
      visitChildren(of: scope, at: origin)
      (palette.isDark, self.tint) = (isDark, tint)
    case let effect as GeometryEffectElement:
      under(transform(effect.projection.affine, at: origin)) {
        $0.visitChildren(of: effect, at: origin)
      }
    case let list as ListElement: draw(list, frame)
    case let lazy as LazyElement:
      for row in lazy.host?.rowsFromBehind ?? [] {
        draw(row.root.element, at: origin + row.origin)
      }
    case let scroll as ScrollElement: draw(scroll, frame)
    case let navigation as NavigationElement: draw(navigation, frame)
    case let tabs as TabElement: draw(tabs, frame)
    case let alert as AlertElement: draw(alert, frame)
    case let search as SearchElement: draw(search, frame)
    default: visitChildren(of: element, at: origin)
    }
  }

  // MARK: Effects

  private mutating func draw(_ element: DrawingEffectElement, _ frame: CGRect) {
    let effect: DisplayEffect?
    switch element.effect {
    case .none, .zIndex, .blend: effect = nil
    case .rotation(let angle, let anchor):
      let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      effect = transform(turn, around: frame.point(at: anchor))
    case .scale(let scale, let anchor):
      let grow = CGAffineTransform(scaleX: scale.width, y: scale.height)
      effect = transform(grow, around: frame.point(at: anchor))
    case .shadow(let color, let radius, let offset):
      effect = .shadow(
        filtered(palette.colour(color)), radius: Double(radius), x: Double(offset.width),
        y: Double(offset.height))
    case .blur(let radius): effect = radius > 0 ? .blur(Double(radius)) : nil
    case .clip(let shape): effect = .clip(outline(of: shape, in: frame, element))
    case .color(let change, let amount):
      return filtering({ $0.changed(change, by: amount) }, element, frame.origin)
    }
    under(effect) { $0.visitChildren(of: element, at: frame.origin) }
  }

  private mutating func draw(_ element: VisualEffectElement, _ frame: CGRect) {
    var effect: DisplayEffect?
    switch element.effect {
    case .none, .luminanceToAlpha, .compositingGroup, .drawingGroup, .geometryGroup, .symbol: break
    case .rotation3D(let rotation):
      // Seen from far away: a rotation around an axis makes things shorter across it.
      let shorter = CGFloat(cos(rotation.angle.radians))
      let length = sqrt(rotation.x * rotation.x + rotation.y * rotation.y + rotation.z * rotation.z)
      let around = frame.point(at: rotation.anchor)
      if length > 0, abs(rotation.z) > max(abs(rotation.x), abs(rotation.y)) {
        let angle = CGFloat(rotation.angle.radians) * (rotation.z < 0 ? -1 : 1)
        effect = transform(CGAffineTransform(rotationAngle: angle), around: around)
      } else if length > 0 {
        let x = 1 + (shorter - 1) * abs(rotation.y) / length
        let y = 1 + (shorter - 1) * abs(rotation.x) / length
        effect = transform(CGAffineTransform(scaleX: x, y: y), around: around)
      }
    case .projection(let projection): effect = transform(projection.affine, at: frame.origin)
    case .hueRotation(let angle):
      return filtering({ $0.turned(by: angle.radians) }, element, frame.origin)
    case .colorInvert: return filtering({ $0.inverted }, element, frame.origin)
    case .colorMultiply(let color):
      let factor = palette.colour(color)
      return filtering({ $0.multiplied(with: factor) }, element, frame.origin)
    case .mask:
      if let layered = element.child as? LayeredElement, let mask = layered.layer {
        var pen = self
        pen.commands = []
        let corner = frame.origin + layered.origin
        pen.visit(mask, in: corner)
        under(.mask(pen.commands)) { pen in
          if let content = layered.child { pen.visit(content, in: corner) }
        }
        return
      }
    case .glass(let glass, let shape):
      if glass.variant == .identity { break }
      fill(outline(of: shape, in: frame, element), palette["regularMaterial"])
      // A line of half a point within the edge.
      stroke(
        outline(of: shape, in: frame.insetBy(dx: 0.25, dy: 0.25), element), palette["separator"],
        DisplayLine(0.5))
    }
    under(effect) { $0.visitChildren(of: element, at: frame.origin) }
  }

  private mutating func filtering(
    _ filter: @escaping @MainActor (DisplayColour) -> DisplayColour, _ element: RenderElement,
    _ origin: CGPoint
  ) {
    filters.append(filter)
    visitChildren(of: element, at: origin)
    filters.removeLast()
  }

  /// Returns a transform around a point of the screen; nil for the identity.
  func transform(_ matrix: CGAffineTransform, around point: CGPoint) -> DisplayEffect? {
    transform(matrix, at: point)
  }

  /// Returns a transform whose origin is a point of the screen; nil for the identity.
  private func transform(_ matrix: CGAffineTransform, at point: CGPoint) -> DisplayEffect? {
    guard matrix != CGAffineTransform.identity else { return nil }
    let (x, y) = (Double(point.x), Double(point.y))
    let (a, b) = (Double(matrix.a), Double(matrix.b))
    let (c, d) = (Double(matrix.c), Double(matrix.d))
    return .transform(
      a: a, b: b, c: c, d: d, tx: x - a * x - c * y + Double(matrix.tx),
      ty: y - b * x - d * y + Double(matrix.ty))
  }

  private func outline(
    of shape: any Shape, in frame: CGRect, _ element: RenderElement
  ) -> DisplayShape {
    SimComponents.outline(
      of: shape, in: CGRect(origin: .zero, size: frame.size),
      element.isRightToLeft ? .rightToLeft : .leftToRight
    )
    .moved(by: DisplayPoint(frame.origin))
  }

  private mutating func draw(_ scroll: ScrollElement, _ frame: CGRect) {
    let shift = scroll.contentShift
    let origin = CGPoint(x: frame.minX + shift.x, y: frame.minY + shift.y)
    let window = frame.grown(by: scroll.area.reach.insets)
    under(.clip(.rect(DisplayRect(window)))) { pen in
      for child in scroll.children { pen.visit(child, in: origin) }
    }
  }
}

extension ProjectionTransform {
  /// The affine part of the projection.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
