// The traversal that makes a picture of the elements on screen: each is drawn in its frame, with
// later ones on top.
//
// Nothing is cached between two pictures, and nothing is computed before one is requested. Values
// that an element inherits are stored in the pen: the tint of a control, the appearance of a
// window. How an element is drawn is defined by the element (`DrawnElement`).

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

/// Draws elements into a list of commands.
@MainActor
struct ScreenPen {
  let runtime: ViewRuntime
  /// The whole screen, in points.
  let screen: CGRect
  private(set) var commands: [DisplayCommand] = []
  var palette = SystemPalette(isDark: false)
  /// The colour of text without one of its own; nil for the default colour.
  var label: DisplayColour?
  var tint: DisplayColour
  /// The changes of colours by enclosing effects, the innermost first.
  private var filters: [@MainActor (DisplayColour) -> DisplayColour] = []
  /// The weight of symbols and texts without one of their own; nil for theirs.
  var weight: Int?
  /// The row of a list that is drawn.
  var row: ListRow?
  /// The end of the row's cell, in points of the screen.
  var rowEnd: CGFloat?
  /// The alert or dialog whose buttons are drawn.
  var isInAlert = false

  init(_ runtime: ViewRuntime, screen: CGRect, isDark: Bool) {
    self.runtime = runtime
    self.screen = screen
    palette.isDark = isDark
    tint = palette["accentColor"]
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
    draw(element, in: CGRect(origin: origin, size: element.size))
  }

  /// Draws an element in a frame of the screen, which may be larger than its own.
  mutating func draw(_ element: RenderElement, in frame: CGRect) {
    guard let drawn = element as? any DrawnElement else {
      return visitChildren(of: element, at: frame.origin)
    }
    drawn.draw(with: &self, in: frame)
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
    stroke(shape, .colour(colour), line)
  }

  mutating func stroke(_ shape: DisplayShape, _ paint: DisplayPaint, _ line: DisplayLine) {
    commands.append(.stroke(shape, filtered(paint), line))
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

  /// Draws a symbol in the middle of a rectangle.
  mutating func symbol(
    _ name: String, in rect: DisplayRect, size: Double, weight: Int = 400,
    _ colour: DisplayColour
  ) {
    commands.append(
      .symbol(
        DisplaySymbol(name, frame: rect, size: size, weight: weight, colour: filtered(colour))))
  }

  mutating func add(_ command: DisplayCommand) {
    switch command {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let paint, let line): stroke(shape, paint, line)
    default: commands.append(command)
    }
  }

  // MARK: Groups

  /// Draws a group under an effect; a group that draws nothing is omitted.
  mutating func under(_ effect: DisplayEffect?, _ draw: (inout ScreenPen) -> Void) {
    guard let effect else { return draw(&self) }
    let start = commands.count
    commands.append(.begin(effect))
    draw(&self)
    if commands.count == start + 1 { commands.removeLast() } else { commands.append(.end) }
  }

  /// Draws with inherited values that are changed for this drawing only.
  mutating func nested(_ draw: (inout ScreenPen) -> Void) {
    var inner = self
    commands = []
    draw(&inner)
    commands = inner.commands
  }

  /// Draws with each colour changed.
  mutating func filtering(
    _ filter: @escaping @MainActor (DisplayColour) -> DisplayColour,
    _ draw: (inout ScreenPen) -> Void
  ) {
    filters.append(filter)
    draw(&self)
    filters.removeLast()
  }

  /// Returns the commands of a drawing, which are not added to the picture.
  func commands(of draw: (inout ScreenPen) -> Void) -> [DisplayCommand] {
    var pen = self
    pen.commands = []
    draw(&pen)
    return pen.commands
  }

  func filtered(_ colour: DisplayColour) -> DisplayColour {
    filters.reversed().reduce(colour) { $1($0) }
  }

  private func filtered(_ paint: DisplayPaint) -> DisplayPaint {
    filters.isEmpty ? paint : paint.mapped(filtered)
  }
}
