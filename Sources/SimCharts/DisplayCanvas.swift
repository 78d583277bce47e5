// Draws a display list, of a screen or of a figure, into pixels with cairo.
//
// The font of screens is Inter, which is close to the phone's own in shape and weight; characters
// that it lacks are set in DejaVu Sans. Each line of text is drawn in the frame that the runtime's
// layout gave it and fitted to its width, so the picture has the same layout as the runtime. The
// texts of figures are set in DejaVu Sans, with which they were laid out; hinting is off, so its
// advance widths are those of the layout. The bytes depend on no time or random value: they are
// equal for equal versions of cairo, freetype and the fonts.
//
// This class owns the cairo handles and releases them.

private import CCairo
import SimScreen

final class DisplayCanvas {
  private let surface: OpaquePointer
  let context: OpaquePointer

  /// Returns a canvas with a list drawn on it.
  static func drawn(_ list: DisplayList, scale: Double) throws -> DisplayCanvas {
    let (width, height) = ((list.width * scale).rounded(.up), (list.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 30_000, height <= 30_000 else {
      throw CairoError.badSize(width: list.width, height: list.height)
    }
    let canvas = try DisplayCanvas(width: Int32(width), height: Int32(height), scale: scale)
    canvas.draw(list.commands)
    try canvas.check()
    return canvas
  }

  /// Passes the pixels to a closure; they are valid until it returns.
  func pixels<Result>(_ body: (SurfacePixels) throws -> Result) throws -> Result {
    try withExtendedLifetime(self) { try body(SurfacePixels(surface)) }
  }

  private init(width: Int32, height: Int32, scale: Double) throws {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height) else {
      throw CairoError.unsupported("surface of this kind")
    }
    self.surface = surface
    context = cairo_create(surface)
    try check()
    cairo_scale(context, scale, scale)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private func check() throws {
    for status in [cairo_surface_status(surface), cairo_status(context)]
    where status != CAIRO_STATUS_SUCCESS {
      let message = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
      throw CairoError.status(code: Int(status.rawValue), message: message)
    }
  }

  // MARK: Commands

  private func draw(_ commands: [DisplayCommand]) { draw(commands[...]) }

  private func draw(_ commands: ArraySlice<DisplayCommand>) {
    var index = commands.startIndex
    while index < commands.endIndex {
      guard case .begin(let effect) = commands[index] else {
        draw(commands[index])
        index += 1
        continue
      }
      var depth = 1
      var end = index + 1
      while end < commands.endIndex, depth > 0 {
        switch commands[end] {
        case .begin: depth += 1
        case .end: depth -= 1
        default: break
        }
        end += 1
      }
      draw(commands[index + 1..<end - 1], under: effect)
      index = end
    }
  }

  func draw(_ command: DisplayCommand) {
    switch command {
    case .fill(let shape, let paint):
      outline(shape)
      use(paint) { cairo_fill(context) }
    case .stroke(let shape, let paint, let line): stroke(shape, paint, line)
    case .text(let text): draw(text)
    case .symbol(let symbol): draw(SymbolArt.commands(for: symbol))
    case .image(let name, let frame): placeholder(name, frame)
    case .begin, .end: break
    }
  }

  /// Draws a group with an effect.
  private func draw(_ inner: ArraySlice<DisplayCommand>, under effect: DisplayEffect) {
    cairo_save(context)
    defer { cairo_restore(context) }
    switch effect {
    case .opacity(let opacity):
      cairo_push_group(context)
      draw(inner)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    case .clip(let shape):
      outline(shape)
      cairo_clip(context)
      draw(inner)
    case .transform(let a, let b, let c, let d, let tx, let ty):
      var matrix = cairo_matrix_t()
      cairo_matrix_init(&matrix, a, b, c, d, tx, ty)
      // A transform without area draws nothing, and cairo would report an error.
      guard abs(a * d - b * c) > 1e-9 else { return }
      cairo_transform(context, &matrix)
      draw(inner)
    case .shadow(let colour, let radius, let x, let y):
      cairo_push_group(context)
      draw(inner)
      guard let group = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(group) }
      blurred(group, radius: radius) { mask in
        cairo_save(context)
        cairo_translate(context, x, y)
        set(colour)
        cairo_mask(context, mask)
        cairo_restore(context)
      }
      cairo_set_source(context, group)
      cairo_paint(context)
    case .blur(let radius):
      cairo_push_group(context)
      draw(inner)
      guard let group = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(group) }
      blurred(group, radius: radius) { pattern in
        cairo_set_source(context, pattern)
        cairo_paint(context)
      }
    case .mask(let mask):
      cairo_push_group(context)
      draw(inner)
      cairo_pop_group_to_source(context)
      cairo_push_group(context)
      draw(mask)
      guard let pattern = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_mask(context, pattern)
    }
  }

  /// Passes a blurred copy of a group to a closure.
  ///
  /// The radius is twice the standard deviation of a Gaussian, as in Core Animation [estimate];
  /// three box filters approximate it.
  private func blurred(_ group: OpaquePointer, radius: Double, _ body: (OpaquePointer) -> Void) {
    var surface: OpaquePointer?
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    guard radius > 0, cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS,
      let surface
    else { return body(group) }
    let (width, height) = (
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)
    )
    guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return }
    defer { cairo_surface_destroy(copy) }
    // Within a clip a group is as small as the clip, and lies at its place.
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    cairo_surface_set_device_offset(copy, x, y)
    let painter = cairo_create(copy)
    cairo_set_source_surface(painter, surface, 0, 0)
    cairo_paint(painter)
    cairo_destroy(painter)
    cairo_surface_flush(copy)
    if let data = cairo_image_surface_get_data(copy) {
      let box = Int((radius * scale / 2 * 0.94).rounded())
      BoxBlur.blur(
        data, width: Int(width), height: Int(height),
        stride: Int(cairo_image_surface_get_stride(copy)), radius: max(1, box))
      cairo_surface_mark_dirty(copy)
    }
    guard let pattern = cairo_pattern_create_for_surface(copy) else { return }
    defer { cairo_pattern_destroy(pattern) }
    // The copy has the same position as the group.
    cairo_pattern_get_matrix(group, &matrix)
    cairo_pattern_set_matrix(pattern, &matrix)
    body(pattern)
  }

  // MARK: Outlines and paints

  private func outline(_ shape: DisplayShape) {
    cairo_new_path(context)
    switch shape {
    case .rect(let rect): cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    case .rounded(let rect, let radius):
      let radius = min(radius, min(rect.width, rect.height) / 2)
      guard radius > 0 else {
        return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      }
      let quarter = Double.pi / 2
      cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -quarter, 0)
      cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
      cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
      cairo_arc(context, rect.x + radius, rect.y + radius, radius, 2 * quarter, 3 * quarter)
      cairo_close_path(context)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return }
      cairo_save(context)
      cairo_translate(context, rect.midX, rect.midY)
      cairo_scale(context, rect.width / 2, rect.height / 2)
      cairo_arc(context, 0, 0, 1, -.pi / 2, 1.5 * .pi)
      cairo_close_path(context)
      cairo_restore(context)
    case .path(let steps):
      for step in steps {
        switch step {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let first, let second, let end):
          cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
      }
    }
  }

  private func stroke(_ shape: DisplayShape, _ paint: DisplayPaint, _ line: DisplayLine) {
    guard line.width > 0, line.part.lowerBound < line.part.upperBound else { return }
    outline(shape)
    cairo_set_line_width(context, line.width)
    cairo_set_line_cap(
      context,
      [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][line.cap.rawValue])
    cairo_set_line_join(
      context, line.cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    var (dash, start) = (line.dash, 0.0)
    if line.part != 0...1 {
      let length = pathLength()
      let shown = (line.part.upperBound - line.part.lowerBound) * length
      dash = [shown, length * 2]
      start = -line.part.lowerBound * length
    }
    cairo_set_dash(context, dash, Int32(dash.count), start)
    use(paint) { cairo_stroke(context) }
  }

  /// Returns the length of the current path, in points.
  private func pathLength() -> Double {
    guard let path = cairo_copy_path_flat(context) else { return 0 }
    defer { cairo_path_destroy(path) }
    var (length, place, start) = (0.0, (0.0, 0.0), (0.0, 0.0))
    var index = 0
    while index < Int(path.pointee.num_data) {
      let head = path.pointee.data[index].header
      var next = place
      if head.length > 1 {
        let point = path.pointee.data[index + 1].point
        next = (point.x, point.y)
      } else {
        next = start
      }
      if head.type == CAIRO_PATH_MOVE_TO {
        start = next
      } else {
        let (dx, dy) = (next.0 - place.0, next.1 - place.1)
        length += (dx * dx + dy * dy).squareRoot()
      }
      place = next
      index += Int(head.length)
    }
    return length
  }

  func set(_ colour: DisplayColour) {
    cairo_set_source_rgba(
      context, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255,
      Double(colour.alpha) / 255)
  }

  private func use(_ paint: DisplayPaint, _ body: () -> Void) {
    var pattern: OpaquePointer?
    var stops: [DisplayStop] = []
    switch paint {
    case .colour(let colour): set(colour)
    case .linear(let list, let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      stops = list
    case .radial(let list, let centre, let from, let to):
      pattern = cairo_pattern_create_radial(centre.x, centre.y, from, centre.x, centre.y, to)
      stops = list
    case .angular(let list, let centre, let from, let to):
      pattern = angular(list, centre, from, to)
    }
    guard let pattern else { return body() }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.colour.red) / 255, Double(stop.colour.green) / 255,
        Double(stop.colour.blue) / 255, Double(stop.colour.alpha) / 255)
    }
    cairo_set_source(context, pattern)
    body()
    cairo_pattern_destroy(pattern)
  }

  /// Returns colours around a point as a mesh of slices, one for each two degrees.
  private func angular(
    _ stops: [DisplayStop], _ centre: DisplayPoint, _ from: Double, _ to: Double
  ) -> OpaquePointer? {
    guard let mesh = cairo_pattern_create_mesh(), !stops.isEmpty else { return nil }
    let radius = 10_000.0
    let slices = 180
    func place(_ angle: Double) -> (Double, Double) {
      (centre.x + radius * cosine(angle), centre.y + radius * cosine(angle - .pi / 2))
    }
    for slice in 0..<slices {
      let (start, end) = (
        from + Double(slice) / Double(slices) * 2 * .pi,
        from + Double(slice + 1) / Double(slices) * 2 * .pi
      )
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, centre.x, centre.y)
      cairo_mesh_pattern_line_to(mesh, place(start).0, place(start).1)
      cairo_mesh_pattern_line_to(mesh, place(end).0, place(end).1)
      cairo_mesh_pattern_line_to(mesh, centre.x, centre.y)
      let span = to - from
      for (corner, angle) in [(0, start), (1, start), (2, end), (3, end)] {
        let fraction = span == 0 ? (angle > from ? 1 : 0) : (angle - from) / span
        let colour = colour(of: stops, at: fraction)
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), Double(colour.red) / 255, Double(colour.green) / 255,
          Double(colour.blue) / 255, Double(colour.alpha) / 255)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    return mesh
  }

  private func colour(of stops: [DisplayStop], at fraction: Double) -> DisplayColour {
    guard let after = stops.firstIndex(where: { $0.location >= fraction }) else {
      return stops[stops.count - 1].colour
    }
    guard after > 0 else { return stops[0].colour }
    let (low, high) = (stops[after - 1], stops[after])
    let width = high.location - low.location
    return width <= 0
      ? high.colour
      : low.colour.mixed(with: high.colour, by: (fraction - low.location) / width)
  }
}

/// Returns the cosine, computed by its series: accurate enough for colours, and equal on every
/// machine.
private func cosine(_ angle: Double) -> Double {
  var reduced = angle.truncatingRemainder(dividingBy: 2 * .pi)
  if reduced > .pi { reduced -= 2 * .pi }
  if reduced < -.pi { reduced += 2 * .pi }
  var (term, sum) = (1.0, 1.0)
  for step in 1...14 {
    term *= -reduced * reduced / Double((2 * step - 1) * 2 * step)
    sum += term
  }
  return sum
}
