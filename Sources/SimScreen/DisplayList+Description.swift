// The list as text, one command per line. Tests of screens compare it, and it can be read next to a
// picture.

extension DisplayList: CustomStringConvertible {
  /// The commands as text, one per line, with the contents of effects indented.
  ///
  /// Lengths are points with at most two decimals, colours `#RRGGBB` with the opacity in per cent
  /// if it is less than full.
  public var description: String {
    var lines = ["screen \(number(width))x\(number(height)) @\(number(scale))"]
    describe(commands, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }
}

private func describe(_ commands: [DisplayCommand], depth: Int, into lines: inout [String]) {
  var depth = depth
  for command in commands {
    if case .end = command {
      depth -= 1
      continue
    }
    lines.append(String(repeating: "  ", count: depth) + line(command))
    guard case .begin(let effect) = command else { continue }
    if case .mask(let mask) = effect {
      describe(mask, depth: depth + 2, into: &lines)
    }
    depth += 1
  }
}

private func line(_ command: DisplayCommand) -> String {
  switch command {
  case .fill(let shape, let paint): return "\(text(shape)) \(text(paint))"
  case .stroke(let shape, let paint, let line):
    var words = "line \(number(line.width)) \(text(shape)) \(text(paint))"
    if line.cap != .butt { words += " \(line.cap)" }
    if !line.dash.isEmpty { words += " dash \(line.dash.map(number).joined(separator: ","))" }
    if line.part != 0...1 {
      words += " from \(number(line.part.lowerBound)) to \(number(line.part.upperBound))"
    }
    return words
  case .text(let item):
    let font = item.font
    var words = "text \"\(escaped(item.string))\" \(text(item.frame)) base \(number(item.baseline))"
    words += " \(number(font.size))pt"
    if font.weight != 400 { words += " w\(font.weight)" }
    if font.isItalic { words += " italic" }
    if font.design != .standard { words += " \(font.design)" }
    words += " \(text(item.colour))"
    if item.tracking != 0 { words += " tracked \(number(item.tracking))" }
    if item.isUnderlined { words += " underlined" }
    if item.isStruck { words += " struck" }
    return words
  case .symbol(let symbol):
    return "symbol \(symbol.name) \(text(symbol.frame)) \(number(symbol.size))pt"
      + (symbol.weight == 400 ? "" : " w\(symbol.weight)") + " \(text(symbol.colour))"
  case .image(let name, let frame): return "image \"\(escaped(name))\" \(text(frame))"
  case .begin(let effect): return text(effect)
  case .end: return "end"
  }
}

private func text(_ effect: DisplayEffect) -> String {
  switch effect {
  case .opacity(let opacity): "opacity \(number(opacity))"
  case .clip(let shape): "clip \(text(shape))"
  case .transform(let a, let b, let c, let d, let tx, let ty):
    "transform " + [a, b, c, d, tx, ty].map { number($0, decimals: 4) }.joined(separator: " ")
  case .shadow(let colour, let radius, let x, let y):
    "shadow \(text(colour)) \(number(radius)) by \(number(x)),\(number(y))"
  case .blur(let radius): "blur \(number(radius))"
  case .mask: "mask"
  }
}

private func text(_ shape: DisplayShape) -> String {
  switch shape {
  case .rect(let rect): return "rect \(text(rect))"
  case .rounded(let rect, let radius): return "rounded \(text(rect)) r\(number(radius))"
  case .ellipse(let rect): return "ellipse \(text(rect))"
  case .path(let steps):
    let words = steps.map { step in
      switch step {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .curve(let first, let second, let end):
        "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }
    return "path \(words.joined(separator: " "))"
  }
}

private func text(_ paint: DisplayPaint) -> String {
  func stops(_ stops: [DisplayStop]) -> String {
    stops.map { "\(text($0.colour))@\(number($0.location))" }.joined(separator: " ")
  }
  switch paint {
  case .colour(let colour): return text(colour)
  case .linear(let list, let from, let to):
    return "linear \(text(from)) to \(text(to)) \(stops(list))"
  case .radial(let list, let centre, let from, let to):
    return "radial \(text(centre)) \(number(from))…\(number(to)) \(stops(list))"
  case .angular(let list, let centre, let from, let to):
    return "angular \(text(centre)) \(number(from))…\(number(to)) \(stops(list))"
  }
}

private func text(_ rect: DisplayRect) -> String {
  "(\(number(rect.x)), \(number(rect.y))) \(number(rect.width))x\(number(rect.height))"
}

private func text(_ point: DisplayPoint) -> String { "\(number(point.x)),\(number(point.y))" }

private func text(_ colour: DisplayColour) -> String {
  let digits = [colour.red, colour.green, colour.blue].map { part in
    let hex = String(part, radix: 16, uppercase: true)
    return hex.count == 1 ? "0" + hex : hex
  }.joined()
  guard colour.alpha < 255 else { return "#\(digits)" }
  return "#\(digits)/\(Int((Double(colour.alpha) / 2.55).rounded()))%"
}

private func escaped(_ string: String) -> String {
  string.reduce(into: "") { result, character in
    switch character {
    case "\n": result += "\\n"
    case "\"": result += "\\\""
    default: result.append(character)
    }
  }
}

/// Returns a number with at most two decimals, and none if it is whole.
private func number(_ value: Double) -> String { number(value, decimals: 2) }

private func number(_ value: Double, decimals: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
  var factor = 1.0
  for _ in 0..<decimals { factor *= 10 }
  let rounded = (value * factor).rounded() / factor
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
  return "\(rounded)"
}
