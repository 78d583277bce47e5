// Writes a figure as SVG, for pages, documents and other programs.
//
// Colours are classes, so one style sheet defines their values on light and on dark paper, and a
// figure in a page follows the reader's setting. Consecutive commands of one colour share a path.
// Texts keep the width that the layout gave them, whatever font the reader has. Texts of user code
// are escaped. The output depends on no time or random value.

import FoundationEssentials
import SimScreen

/// A figure as SVG.
package struct SVGDrawing: Sendable {
  /// The rules for its elements.
  package let sheet: SVGStyleSheet
  /// The finding of the figure: its first text; empty if there is none.
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

  /// Returns a standalone file.
  ///
  /// - Parameter theme: The paper; `nil` to follow the reader's setting.
  package func file(_ theme: Theme? = nil) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><style>\(sheet.text(theme))</style>\(body)</svg>\n"
  }

  /// Returns an element for a page, whose own sheet has the rules.
  ///
  /// - Parameter label: A description of the figure for readers who cannot see it.
  package func element(label: String) -> String {
    "<svg class=\"figure\" role=\"img\" aria-label=\"\(SVGWriter.escaped(label))\" \(size)>\(body)</svg>"
  }
}

extension SVGDrawing {
  /// Returns a text escaped for an element or an attribute of a page.
  package static func escaped(_ text: String) -> String { SVGWriter.escaped(text) }
}

/// Writes the steps of a figure.
private struct SVGWriter {
  var body = ""
  var sheet = SVGStyleSheet()
  /// The open path with its paint.
  private var open: (kind: Ink, path: SVGPath)?

  /// The paint of a path.
  private enum Ink: Equatable {
    case fill(Colour)
    case stroke(Colour, width: Double, dash: [Double])
  }

  // MARK: Steps

  mutating func draw(_ commands: [DrawCommand]) throws {
    for command in commands {
      switch command {
      case .rect(let rect, let colour): extend(.fill(colour)) { $0.add(rect) }
      case .polygon(let points, let colour): extend(.fill(colour)) { $0.add(polygon: points) }
      case .line(let points, let colour, let width, let dash):
        extend(.stroke(colour, width: width, dash: dash)) { $0.add(line: points) }
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

  /// Writes and closes the open path.
  private mutating func close() {
    guard let (kind, path) = open else { return }
    open = nil
    guard !path.text.isEmpty else { return }
    switch kind {
    case .fill(let colour):
      body += "<path class=\"\(sheet.fill(colour))\" d=\"\(path.text)\"/>"
    case .stroke(let colour, let width, let dash):
      var attributes = ""
      if width != 1 { attributes += " stroke-width=\"\(Self.short(width))\"" }
      if !dash.isEmpty {
        attributes += " stroke-dasharray=\"\(dash.map(Self.short).joined(separator: " "))\""
      }
      body += "<path class=\"\(sheet.stroke(colour))\"\(attributes) d=\"\(path.text)\"/>"
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

  /// Returns a screen as a picture with two pixels per point, which are enough for any reader.
  private func picture(_ list: DisplayList, _ rect: DisplayRect) throws -> String {
    let fit = list.scale(fitting: rect)
    guard fit > 0 else { return "" }
    let bytes = try list.smallPNG(scale: fit * 2)
    let box = Self.box(
      DisplayRect(x: rect.x, y: rect.y, width: list.width * fit, height: list.height * fit))
    return
      "<image x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\" "
      + "href=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"/>"
  }

  // MARK: Words

  private static func box(_ rect: DisplayRect) -> [String] {
    [rect.x, rect.y, rect.width, rect.height].map { SVGPath.text(SVGPath.tenths($0)) }
  }

  private static func short(_ length: Double) -> String { SVGPath.text(SVGPath.tenths(length)) }

  /// Returns a text escaped for an element or an attribute: without markup, and without characters
  /// that XML does not allow.
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
