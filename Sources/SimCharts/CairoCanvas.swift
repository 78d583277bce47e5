// Draws the commands of a figure into pixels with cairo.
//
// The font is DejaVu Sans with hinting off, so glyphs have the advances that the layout used. The
// bytes are equal from run to run and contain no time or random value. This class owns the cairo
// handles and releases them.

private import CCairo
import SimScreen

package final class CairoCanvas: PixelSurface {
  /// The largest width or height of a picture, in pixels.
  private static let mostPixels = 30_000.0

  let surface: OpaquePointer
  private let context: OpaquePointer

  private let scale: Double
  private let theme: Theme

  private init(surface: OpaquePointer?, scale: Double, theme: Theme) throws {
    guard let surface else { throw CairoError.unsupported("surface of this kind") }
    self.surface = surface
    self.scale = scale
    self.theme = theme
    context = cairo_create(surface)
    try Self.check(cairo_surface_status(surface))
    try Self.check(cairo_status(context))
    cairo_scale(context, scale, scale)
    useFixedTextRendering()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws a figure as PNG.
  ///
  /// - Parameter scale: Pixels per point: 1 for a standard display, 2 for a Retina display.
  /// - Parameter theme: The paper.
  /// - Returns: The bytes of the file.
  /// - Throws: `CairoError` if the figure is too large or cairo fails.
  package static func png(
    _ figure: Figure, scale: Double, theme: Theme = .light
  ) throws -> [UInt8] {
    let named = Set(figure.colours.map(theme.rgb))
    return try surface(figure, scale: scale, theme: theme).file {
      try PalettePNG.file($0, keeping: named)
    }
  }

  /// Returns a surface with a figure drawn on it.
  static func surface(_ figure: Figure, scale: Double, theme: Theme) throws -> CairoCanvas {
    try checkSize(figure, scale: scale)
    let canvas = try CairoCanvas(
      surface: cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32((figure.width * scale).rounded(.up)),
        Int32((figure.height * scale).rounded(.up))),
      scale: scale, theme: theme)
    try canvas.draw(figure)
    return canvas
  }

  private func draw(_ figure: Figure) throws {
    for command in figure.commands { try draw(command) }
    try Self.check(cairo_status(context))
  }

  private func draw(_ command: DrawCommand) throws {
    switch command {
    case .rect(let rect, let colour):
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      fill(colour)
    case .polygon(let points, let colour):
      path(points)
      cairo_close_path(context)
      fill(colour)
    case .line(let points, let stroke):
      path(points)
      use(stroke.colour)
      cairo_set_line_width(context, stroke.width)
      cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), 0)
      cairo_stroke(context)
    case .text(let mark):
      draw(mark)
    case .note: break
    case .screen(let list, let rect):
      try draw(list, in: rect)
    case .clip(let rect):
      cairo_save(context)
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      cairo_clip(context)
    case .endClip:
      cairo_restore(context)
    }
  }

  /// Draws the screen at the resolution of this surface, so that its texts are as sharp as the
  /// figure's.
  private func draw(_ list: DisplayList, in rect: Rect) throws {
    guard list.width > 0, list.height > 0 else { return }
    let fit = min(rect.width / list.width, rect.height / list.height)
    let screen = try ScreenCanvas.drawn(list, scale: fit * scale)
    cairo_save(context)
    cairo_translate(context, rect.x, rect.y)
    cairo_scale(context, 1 / scale, 1 / scale)
    withExtendedLifetime(screen) {
      cairo_set_source_surface(context, screen.surface, 0, 0)
      cairo_paint(context)
    }
    cairo_restore(context)
  }

  private func draw(_ mark: TextMark) {
    cairo_select_font_face(
      context, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL,
      mark.style.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, mark.style.size)
    use(mark.style.colour)
    cairo_save(context)
    cairo_translate(context, mark.origin.x, mark.origin.y)
    if mark.isUpward { cairo_rotate(context, -.pi / 2) }
    cairo_move_to(context, 0, 0)
    cairo_show_text(context, mark.text)
    cairo_restore(context)
  }

  private func path(_ points: [Point]) {
    guard let first = points.first else { return }
    cairo_move_to(context, first.x, first.y)
    for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
  }

  private func fill(_ colour: Colour) {
    use(colour)
    cairo_fill(context)
  }

  private func use(_ colour: Colour) {
    let rgb = theme.rgb(colour)
    cairo_set_source_rgb(
      context, Double(rgb >> 16 & 0xff) / 255, Double(rgb >> 8 & 0xff) / 255,
      Double(rgb & 0xff) / 255)
  }

  private func useFixedTextRendering() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  private static func checkSize(_ figure: Figure, scale: Double) throws {
    let sizes = [figure.width * scale, figure.height * scale]
    guard sizes.allSatisfy({ $0 >= 1 && $0 <= mostPixels }) else {
      throw CairoError.badSize(width: figure.width, height: figure.height)
    }
  }

  private static func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let message = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
    throw CairoError.status(code: Int(status.rawValue), message: message)
  }
}
