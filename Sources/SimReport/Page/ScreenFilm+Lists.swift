// Converts the frames of a film back to display lists, for stills and for the strip above a
// timeline.
//
// Symbols become the outlines with which they are drawn; everything else is as it was filmed, to a
// hundredth of a point.

import Foundation
package import SimScreen

extension ScreenFilm {
  /// Returns the contents of some frames.
  ///
  /// - Parameter places: The indices of the frames, in ascending order.
  /// - Throws: `DecodingError` for a film that was not made by `add`.
  /// - Complexity: O(frames × commands) up to the last of them.
  package func lists(at places: [Int]) throws -> [DisplayList] {
    let decoder = JSONDecoder()
    var known: [Int: FilmCommand] = [:]
    var lists: [DisplayList] = []
    var now: [(text: Int, top: Int)] = []
    for (place, frame) in frames.enumerated() {
      guard lists.count < places.count else { break }
      var next: [(text: Int, top: Int)] = []
      for start in stride(from: 0, to: frame.steps.count - 2, by: 3) {
        let (count, from, top) = (
          frame.steps[start], frame.steps[start + 1], frame.steps[start + 2]
        )
        if count == 0 {
          next.append((from, top))
        } else {
          next += now[from..<from + count].map { ($0.text, $0.top + top) }
        }
      }
      now = next
      while lists.count < places.count, places[lists.count] == place {
        for (text, _) in now where known[text] == nil {
          known[text] = try decoder.decode(FilmCommand.self, from: Data(texts[text].utf8))
        }
        var commands = now.compactMap { known[$0.text]?.moved(by: Double($0.top) / 100) }[...]
        lists.append(
          DisplayList(
            width: width, height: height, scale: 1, commands: Self.commands(&commands, until: nil)))
      }
    }
    return lists
  }

  /// Reads commands up to a mark, and places the parts of masks where they belong.
  private static func commands(
    _ rest: inout ArraySlice<FilmCommand>, until end: FilmCommand?
  ) -> [DisplayCommand] {
    var commands: [DisplayCommand] = []
    while let next = rest.popFirst(), next != end {
      switch next {
      case .mask: commands.append(.begin(.mask(Self.commands(&rest, until: .masked))))
      case .masked: break
      case .command(let command): commands.append(command)
      }
    }
    return commands
  }
}

/// An element of a film.
private enum FilmCommand: Equatable, Decodable {
  case command(DisplayCommand)
  /// The following elements, up to the next mark, are a mask.
  case mask
  /// The following elements are masked.
  case masked

  /// Returns the element moved down by a number of points.
  func moved(by top: Double) -> FilmCommand {
    guard case .command(let command) = self, top != 0 else { return self }
    return .command(command.moved(down: top))
  }

  init(from decoder: any Decoder) throws {
    var words = try decoder.unkeyedContainer()
    let kind = try words.decode(String.self)
    func number() throws -> Double { try words.decode(Double.self) }
    func rect() throws -> DisplayRect {
      DisplayRect(x: try number(), y: try number(), width: try number(), height: try number())
    }
    switch kind {
    case "f":
      self = .command(
        .fill(try words.decode(FilmShape.self).shape, try words.decode(FilmPaint.self).paint))
    case "s":
      let (shape, paint) = (
        try words.decode(FilmShape.self).shape, try words.decode(FilmPaint.self).paint
      )
      let (width, cap) = (try number(), try words.decode(Int.self))
      let dash = try words.decode([Double].self)
      let (from, to) = (try number(), try number())
      self = .command(
        .stroke(
          shape, paint,
          DisplayLine(
            width, cap: DisplayLine.Cap(rawValue: cap) ?? .butt, dash: dash,
            part: from...max(from, to))))
    case "t":
      let string = try words.decode(String.self)
      let (x, y, width) = (try number(), try number(), try number())
      let (baseline, size, weight) = (try number(), try number(), try words.decode(Int.self))
      let isItalic = try words.decode(Int.self) == 1
      let design = DisplayFont.Design(rawValue: try words.decode(String.self)) ?? .standard
      let colour = try words.decode(FilmPaint.self).colour
      let lines = try words.decode(Int.self)
      self = .command(
        .text(
          DisplayText(
            string, frame: DisplayRect(x: x, y: y, width: width, height: size * 1.2),
            baseline: baseline,
            font: DisplayFont(size, weight: weight, isItalic: isItalic, design: design),
            colour: colour, tracking: try number(), isUnderlined: lines & 1 != 0,
            isStruck: lines & 2 != 0)))
    case "i": self = .command(.image(try words.decode(String.self), try rect()))
    case "o": self = .command(.begin(.opacity(try number())))
    case "c": self = .command(.begin(.clip(try words.decode(FilmShape.self).shape)))
    case "x":
      self = .command(
        .begin(
          .transform(
            a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(),
            ty: try number())))
    case "h":
      let colour = try words.decode(FilmPaint.self).colour
      self = .command(
        .begin(.shadow(colour, radius: try number(), x: try number(), y: try number())))
    case "b": self = .command(.begin(.blur(try number())))
    case "m": self = .mask
    case "w": self = .masked
    default: self = .command(.end)
    }
  }
}

/// An outline of a film.
private struct FilmShape: Decodable {
  let shape: DisplayShape

  init(from decoder: any Decoder) throws {
    var words = try decoder.unkeyedContainer()
    let kind = try words.decode(Int.self)
    guard kind < 3 else {
      shape = .path(Self.steps(of: try words.decode(String.self)))
      return
    }
    func number() throws -> Double { try words.decode(Double.self) }
    let rect = DisplayRect(
      x: try number(), y: try number(), width: try number(), height: try number())
    shape =
      kind == 0
      ? .rect(rect) : kind == 1 ? .rounded(rect, radius: try number()) : .ellipse(rect)
  }

  /// Parses an outline such as `M0 0L10 0C10 5 5 10 0 10Z`.
  private static func steps(of text: String) -> [DisplayPathStep] {
    var steps: [DisplayPathStep] = []
    var rest = text[...]
    while let word = rest.popFirst() {
      let end = rest.firstIndex { $0.isLetter && $0 != "e" } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
      rest = rest[end...]
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        DisplayPoint(numbers[$0], numbers[$0 + 1])
      }
      switch (word, points.count) {
      case ("M", 1): steps.append(.move(points[0]))
      case ("L", 1): steps.append(.line(points[0]))
      case ("C", 3): steps.append(.curve(points[0], points[1], points[2]))
      default: steps.append(.close)
      }
    }
    return steps
  }
}

/// A colour or a gradient of a film.
private struct FilmPaint: Decodable {
  let paint: DisplayPaint

  /// The colour; black for a gradient.
  var colour: DisplayColour {
    if case .colour(let colour) = paint { colour } else { DisplayColour(0) }
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      paint = .colour(Self.colour(text))
      return
    }
    var words = try decoder.unkeyedContainer()
    let kind = try words.decode(Int.self)
    var list = try words.nestedUnkeyedContainer()
    var stops: [DisplayStop] = []
    while !list.isAtEnd {
      stops.append(
        DisplayStop(try list.decode(Double.self), Self.colour(try list.decode(String.self))))
    }
    func number() throws -> Double { try words.decode(Double.self) }
    let first = DisplayPoint(try number(), try number())
    let (from, to) = (try number(), try number())
    paint =
      kind == 0
      ? .linear(stops, from: first, to: DisplayPoint(from, to))
      : kind == 1
        ? .radial(stops, centre: first, from: from, to: to)
        : .angular(stops, centre: first, from: from, to: to)
  }

  private static func colour(_ text: String) -> DisplayColour {
    let number = UInt32(text.dropFirst(), radix: 16) ?? 0
    guard text.utf8.count > 7 else { return DisplayColour(number) }
    var colour = DisplayColour(number >> 8)
    colour.alpha = UInt8(number & 0xff)
    return colour
  }
}
