// Drawing commands into pixels: the only file that knows cairo.
//
// The font is DejaVu Sans with hinting off, so glyphs are set by the same advances that the layout
// used. Bytes are equal from run to run: nothing of time or chance is in them.
// The handles live in this class and are released with it.

private import CCairo

/// Draws figures.
package final class CairoCanvas {
  /// The largest width or height of a picture, in pixels.
  private static let mostPixels = 30_000.0

  private let surface: OpaquePointer
  private let context: OpaquePointer

  private init(surface: OpaquePointer?, scale: Double) throws {
    guard let surface else { throw CairoError.unsupported("surface of this kind") }
    self.surface = surface
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
  /// - Parameter scale: Pixels per point: 1 for a screen of old, 2 for one of today.
  /// - Returns: The bytes of the file.
  /// - Throws: `CairoError` when the figure is too large or cairo fails.
  package static func png(_ figure: Figure, scale: Double) throws -> [UInt8] {
    try checkSize(figure, scale: scale)
    let canvas = try CairoCanvas(
      surface: cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32((figure.width * scale).rounded(.up)),
        Int32((figure.height * scale).rounded(.up))),
      scale: scale)
    try canvas.draw(figure)
    return try PalettePNG.file(
      canvas.pixels, width: Int(cairo_image_surface_get_width(canvas.surface)))
  }

  /// The colours of an image surface, row by row, as 0xRRGGBB.
  private var pixels: [UInt32] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      pixels.append(contentsOf: UnsafeBufferPointer(start: start, count: width))
    }
    return pixels
  }

  private func draw(_ figure: Figure) throws {
    for command in figure.commands { draw(command) }
    try Self.check(cairo_status(context))
  }

  private func draw(_ command: DrawCommand) {
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
    case .clip(let rect):
      cairo_save(context)
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      cairo_clip(context)
    case .endClip:
      cairo_restore(context)
    }
  }

  private func draw(_ mark: TextMark) {
    cairo_select_font_face(
      context, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL,
      mark.style.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, mark.style.size)
    use(mark.style.colour)
    cairo_move_to(context, mark.origin.x, mark.origin.y)
    cairo_show_text(context, mark.text)
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
    cairo_set_source_rgba(
      context, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255,
      Double(colour.alpha) / 255)
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
