// A figure as SVG: the same steps as text, for pages, documents and other programs.
//
// Colours are classes, so one style sheet says what they are on light and on dark paper, and a figure in a page follows the
// reader's setting. Steps of one colour that follow each other share a path. Texts keep the width that the layout gave them
// whatever font the reader has. What user code supplied is escaped, and nothing in it depends on time or chance.

import FoundationEssentials
import SimScreen

/// A figure as SVG.
package struct SVGDrawing: Sendable {
  /// The rules that its elements need.
  package let sheet: SVGStyleSheet
  /// What the figure finds: its first text; empty without any.
  package let title: String
  private let size: String
  private let body: String

  /// Draws a figure.
  ///
  /// - Throws: `CairoError` when a screen in it cannot be drawn.
  package init(_ figure: Figure) throws {
    var writer = SVGWriter()
    try writer.draw(figure.commands)
    sheet = writer.sheet
    title = figure.texts.first?.text ?? ""
    body = writer.body
    let width = SVGPath.text(SVGPath.tenths(figure.width))
    let height = SVGPath.text(SVGPath.tenths(figure.height))
    size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
  }

  /// A standalone file.
  ///
  /// - Parameter theme: The paper; nil for the reader's choice.
  package func file(_ theme: Theme? = nil) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><style>\(sheet.text(theme))</style>\(body)</svg>\n"
  }

  /// An element of a page, which has the rules in its own sheet.
  ///
  /// - Parameter label: What the figure shows, for readers who cannot see it.
  package func element(label: String) -> String {
    "<svg class=\"figure\" role=\"img\" aria-label=\"\(SVGWriter.escaped(label))\" \(size)>\(body)</svg>"
  }
}

extension SVGDrawing {
  /// A text that may stand in an element or an attribute of a page.
  package static func escaped(_ text: String) -> String { SVGWriter.escaped(text) }
}

/// Writes the steps of a figure.
private struct SVGWriter {
  var body = ""
  var sheet = SVGStyleSheet()
  /// The path that is open, and for what.
  private var open: (kind: Ink, path: SVGPath)?

  /// What a path is drawn with.
  private enum Ink: Equatable {
    case fill(Colour)
    case stroke(Stroke)
  }

  // MARK: Steps

  mutating func draw(_ commands: [DrawCommand]) throws {
    for command in commands {
      switch command {
      case .rect(let rect, let colour): extend(.fill(colour)) { $0.add(rect) }
      case .polygon(let points, let colour): extend(.fill(colour)) { $0.add(polygon: points) }
      case .line(let points, let stroke): extend(.stroke(stroke)) { $0.add(line: points) }
      case .text(let mark):
        close()
        body += text(mark)
      case .note(let rect, let text):
        close()
        let box = Self.box(rect)
        body +=
          "<rect class=\"note\" x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\">"
          + "<title>\(Self.escaped(text))</title></rect>"
      case .screen(let list, let rect):
        close()
        body += try picture(list, rect)
      case .clip(let rect):
        close()
        let box = Self.box(rect)
        body +=
          "<svg x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\" "
          + "viewBox=\"\(box.joined(separator: " "))\">"
      case .endClip:
        close()
        body += "</svg>"
      }
    }
    close()
  }

  private mutating func extend(_ kind: Ink, _ add: (inout SVGPath) -> Void) {
    if open?.kind != kind { close() }
    var path = open?.path ?? SVGPath()
    open = nil  // One owner, so that the text is added to in place.
    add(&path)
    open = (kind, path)
  }

  /// Writes the path that is open.
  private mutating func close() {
    guard let (kind, path) = open else { return }
    open = nil
    guard !path.text.isEmpty else { return }
    switch kind {
    case .fill(let colour):
      body += "<path class=\"\(sheet.fill(colour))\" d=\"\(path.text)\"/>"
    case .stroke(let stroke):
      var attributes = ""
      if stroke.width != 1 { attributes += " stroke-width=\"\(Self.short(stroke.width))\"" }
      if !stroke.dash.isEmpty {
        attributes +=
          " stroke-dasharray=\"\(stroke.dash.map(Self.short).joined(separator: " "))\""
      }
      body +=
        "<path class=\"\(sheet.stroke(stroke.colour))\"\(attributes) d=\"\(path.text)\"/>"
    }
  }

  private mutating func text(_ mark: TextMark) -> String {
    var classes = sheet.fill(mark.style.colour) + " " + sheet.font(mark.style)
    switch mark.anchor {
    case .start: break
    case .middle: classes += " fm"
    case .end: classes += " fe"
    }
    let width = SVGPath.tenths(mark.style.width(of: mark.text))
    let length = width > 0 ? " textLength=\"\(SVGPath.text(width))\"" : ""
    let (x, y) = (Self.short(mark.point.x), Self.short(mark.point.y))
    let turn = mark.isUpward ? " transform=\"rotate(-90 \(x) \(y))\"" : ""
    return
      "<text class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\"\(length)\(turn)>\(Self.escaped(mark.text))</text>"
  }

  /// A screen is a picture: two pixels a point are enough for any reader.
  private func picture(_ list: DisplayList, _ rect: Rect) throws -> String {
    guard list.width > 0, list.height > 0 else { return "" }
    let fit = min(rect.width / list.width, rect.height / list.height)
    let bytes = try list.smallPNG(scale: fit * 2)
    let box = Self.box(
      Rect(x: rect.x, y: rect.y, width: list.width * fit, height: list.height * fit))
    return
      "<image x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\" "
      + "href=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"/>"
  }

  // MARK: Words

  private static func box(_ rect: Rect) -> [String] {
    [rect.x, rect.y, rect.width, rect.height].map { SVGPath.text(SVGPath.tenths($0)) }
  }

  private static func short(_ length: Double) -> String { SVGPath.text(SVGPath.tenths(length)) }

  /// A text that may stand in an element or an attribute: no mark-up, and nothing that XML does not allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case _ where scalar.value < 32 || scalar.value == 0xfffe || scalar.value == 0xffff:
        result.unicodeScalars.append("\u{fffd}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
