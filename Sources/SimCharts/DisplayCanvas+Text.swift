// Draws lines of text in their frames, and placeholders for images.

private import CCairo
import SimScreen

extension DisplayCanvas {
  func draw(_ text: DisplayText) {
    guard text.frame.width > 0, text.font.size > 0 else { return }
    cairo_save(context)
    set(text.colour)
    cairo_translate(context, text.frame.x, text.frame.y + text.baseline)
    let line = VisualOrder.line(text.string)
    if text.font.design == .figure {
      choose(text.font)
      cairo_move_to(context, 0, 0)
      cairo_show_text(context, line)
    } else {
      drawFitted(line, text)
    }
    cairo_restore(context)
    let thickness = max(1, text.font.size / 15)
    for (isDrawn, height) in [
      (text.isUnderlined, text.baseline + text.font.size * 0.1),
      (text.isStruck, text.baseline - text.font.size * 0.27),
    ] where isDrawn {
      set(text.colour)
      cairo_rectangle(
        context, text.frame.x, text.frame.y + height, text.frame.width, thickness)
      cairo_fill(context)
    }
  }

  /// Draws a line from the origin with the width of the text's frame.
  private func drawFitted(_ line: String, _ text: DisplayText) {
    let runs = Self.runs(of: line)
    var widths: [Double] = []
    for run in runs {
      choose(text.font, isLatin: run.isLatin)
      var extents = cairo_text_extents_t()
      cairo_text_extents(context, run.string, &extents)
      widths.append(extents.x_advance)
    }
    let natural =
      widths.reduce(0, +) + text.tracking * Double(text.tracking == 0 ? 0 : text.string.count)
    guard natural > 0 else { return }
    cairo_scale(context, text.frame.width / natural, 1)
    var x = 0.0
    if text.tracking == 0 {
      for (run, width) in zip(runs, widths) {
        choose(text.font, isLatin: run.isLatin)
        cairo_move_to(context, x, 0)
        cairo_show_text(context, run.string)
        x += width
      }
    } else {
      drawApart(runs, text.font, by: text.tracking)
    }
  }

  /// Draws a text letter by letter, with additional space after each, in points.
  private func drawApart(
    _ runs: [(string: String, isLatin: Bool)], _ font: DisplayFont, by space: Double
  ) {
    var x = 0.0
    for run in runs {
      choose(font, isLatin: run.isLatin)
      for letter in run.string {
        var extents = cairo_text_extents_t()
        cairo_text_extents(context, String(letter), &extents)
        cairo_move_to(context, x, 0)
        cairo_show_text(context, String(letter))
        x += extents.x_advance + space
      }
    }
  }

  /// Returns the parts of a text for which Inter has glyphs, and the others.
  private static func runs(of string: String) -> [(string: String, isLatin: Bool)] {
    var runs: [(string: String, isLatin: Bool)] = []
    for character in string {
      let isLatin = character.unicodeScalars.allSatisfy {
        $0.value < 0x530 || (0x1e00...0x1fff).contains($0.value)
          || (0x2010...0x203a).contains($0.value) || (0x20a0...0x20bf).contains($0.value)
          || (0x2190...0x2199).contains($0.value) || $0.value == 0x2122
          || (0x2212...0x2215).contains($0.value) || (0x2260...0x2265).contains($0.value)
      }
      if let last = runs.last, last.isLatin == isLatin {
        runs[runs.count - 1].string.append(character)
      } else {
        runs.append((String(character), isLatin))
      }
    }
    return runs
  }

  private func choose(_ font: DisplayFont, isLatin: Bool = true) {
    let slant = font.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL
    let isBold = font.weight >= 600
    let family: String
    var weight = isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL
    switch font.design {
    case .monospaced: family = "DejaVu Sans Mono"
    case .serif: family = "DejaVu Serif"
    case .figure: family = "DejaVu Sans"
    case .standard, .rounded:
      guard isLatin else {
        family = "DejaVu Sans"
        break
      }
      // In cairo's simple text interface, a weight between regular and bold is a family of its own.
      switch font.weight {
      case ..<250: (family, weight) = ("Inter Thin", CAIRO_FONT_WEIGHT_NORMAL)
      case 250..<350: (family, weight) = ("Inter Light", CAIRO_FONT_WEIGHT_NORMAL)
      case 450..<550: (family, weight) = ("Inter Medium", CAIRO_FONT_WEIGHT_NORMAL)
      case 550..<650: (family, weight) = ("Inter Semi Bold", CAIRO_FONT_WEIGHT_NORMAL)
      case 750..<850: (family, weight) = ("Inter Extra Bold", CAIRO_FONT_WEIGHT_NORMAL)
      case 850...: (family, weight) = ("Inter Black", CAIRO_FONT_WEIGHT_NORMAL)
      default: family = "Inter"
      }
    }
    cairo_select_font_face(context, family, slant, weight)
    cairo_set_font_size(context, font.size)
  }

  /// Draws the placeholder of an unavailable image: a grey area with a horizon, and the name if
  /// there is space.
  func placeholder(_ name: String, _ frame: DisplayRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    cairo_save(context)
    cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
    cairo_clip(context)
    draw(.fill(.rect(frame), .colour(DisplayColour(0xd4dae3))))
    let (w, h) = (frame.width, frame.height)
    func point(_ x: Double, _ y: Double) -> DisplayPoint {
      DisplayPoint(frame.x + x * w, frame.y + y * h)
    }
    let hills: [DisplayPathStep] = [
      .move(point(0, 1)), .line(point(0.32, 0.48)), .line(point(0.55, 0.8)),
      .line(point(0.7, 0.62)),
      .line(point(1, 1)), .close,
    ]
    draw(.fill(.path(hills), .colour(DisplayColour(0xa9b7c6))))
    let sun = min(w, h) * 0.12
    let middle = point(0.72, 0.28)
    draw(
      .fill(
        .ellipse(
          DisplayRect(x: middle.x - sun, y: middle.y - sun, width: 2 * sun, height: 2 * sun)),
        .colour(DisplayColour(0xf3f5f8))))
    if w >= 60, h >= 40 {
      choose(DisplayFont(10))
      var extents = cairo_text_extents_t()
      cairo_text_extents(context, name, &extents)
      let room = min(extents.x_advance, w - 8)
      draw(
        .text(
          DisplayText(
            name,
            frame: DisplayRect(
              x: frame.midX - room / 2, y: frame.maxY - 16, width: room, height: 13),
            baseline: 10, font: DisplayFont(10), colour: DisplayColour(0x4a5563))))
    }
    cairo_restore(context)
  }
}
