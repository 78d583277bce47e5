// A figure as text, one command per line. Golden tests compare it, and reviews show from it how a
// picture changed.

import SimScreen

extension Figure: CustomStringConvertible {
  /// The commands as text: positions and lengths in points with at most two decimals, colours as
  /// `#rrggbb`.
  package var description: String {
    var lines = ["figure \(number(width))x\(number(height))"]
    var indent = ""
    for command in commands {
      if case .endClip = command {
        indent.removeLast(2)
        continue
      }
      lines.append(indent + Self.description(of: command))
      if case .clip = command { indent += "  " }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns one step as text.
  package static func description(of command: DrawCommand) -> String {
    switch command {
    case .rect(let rect, let colour): return "rect \(text(rect)) \(text(colour))"
    case .polygon(let points, let colour): return "polygon \(text(points)) \(text(colour))"
    case .line(let points, let colour, let width, let dash):
      let words = dash.isEmpty ? "" : " dash \(dash.map(number).joined(separator: ","))"
      return "line \(text(points)) \(number(width)) \(text(colour))\(words)"
    case .text(let mark):
      let style = mark.style
      let anchor = mark.anchor == .start ? "" : " \(mark.anchor)"
      return "text \"\(mark.text)\" \(number(mark.point.x)),\(number(mark.point.y))\(anchor) "
        + "\(number(style.size))px\(style.isBold ? " bold" : "")\(mark.isUpward ? " upward" : "") "
        + text(style.colour)
    case .note(let rect, let text): return "note \"\(text)\" \(Self.text(rect))"
    case .screen(let list, let rect):
      return "screen \(number(list.width))x\(number(list.height)) \(text(rect))"
    case .clip(let rect): return "clip \(text(rect))"
    case .endClip: return ""
    }
  }

  private static func text(_ rect: DisplayRect) -> String {
    "\(number(rect.x)),\(number(rect.y)) \(number(rect.width))x\(number(rect.height))"
  }

  private static func text(_ points: [DisplayPoint]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  private static func text(_ colour: Colour) -> String { "#" + Theme.light.digits(of: colour) }
}

extension Theme {
  /// Returns the colour on this paper, in six hexadecimal digits.
  package func digits(of colour: Colour) -> String {
    let digits = String(rgb(colour), radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// Returns a number with at most two decimals, and none if it is whole.
private func number(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
