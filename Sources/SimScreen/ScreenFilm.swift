// A compact recording of the frames of a screen.
//
// From one frame to the next, most of a screen stays the same or is moved: rows scroll up, the rest
// stays. Each drawing is therefore stored once, as a text with vertical positions relative to its
// own top, and a frame is a list of items: the drawing, and its vertical position. Items that a
// frame shares with the one before are encoded as a run: a number of items of that frame, moved by
// a distance.

/// The frames of a run.
public struct ScreenFilm: Codable, Equatable, Sendable {
  /// One frame of the film.
  public struct Frame: Codable, Equatable, Sendable {
    /// The time at which the display showed it, in nanoseconds since launch.
    public var time: Int64
    /// The contents, in steps of three numbers.
    ///
    /// A step is a number of items of the frame before, the index of the first of them, and their
    /// downward movement in hundredths of a point; or zero, the index of a text, and its vertical
    /// position in hundredths of a point.
    public var steps: [Int]
  }

  /// The width of the screen, in points.
  public let width: Double
  /// The height of the screen, in points.
  public let height: Double
  /// The different drawings, each as JSON: its `kind`, then its values.
  public private(set) var texts: [String] = []
  /// The frames, in order.
  public private(set) var frames: [Frame] = []

  private var places: [String: Int] = [:]
  /// The indices of the texts of known commands, so that they need not be written again.
  ///
  /// Most commands of a frame were in an earlier one, at another height.
  private var known: [DisplayCommand: Int] = [:]
  /// The items of each symbol, relative to the top of its frame.
  private var symbols: [DisplaySymbol: [Placed]] = [:]
  private var last: [Placed] = []

  /// An item: a drawing and its vertical position.
  private struct Placed: Equatable {
    var text: Int
    var top: Int
  }

  private enum CodingKeys: String, CodingKey { case width, height, texts, frames }

  /// Creates a film without frames.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns whether two films have the same frames.
  public static func == (lhs: ScreenFilm, rhs: ScreenFilm) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.texts == rhs.texts
      && lhs.frames == rhs.frames
  }

  /// Adds the screen that the display shows from a time on, in nanoseconds since launch.
  ///
  /// A frame that is equal to the one before is added, too.
  ///
  /// - Complexity: O(commands × positions of the same command in the frame before)
  public mutating func add(_ list: DisplayList, at time: Int64) {
    var placed: [Placed] = []
    placed.reserveCapacity(list.commands.count)
    add(list.commands, to: &placed)
    let steps = steps(to: &placed)
    frames.append(Frame(time: time, steps: steps))
    last = placed
  }

  /// Changes the times of the frames, in nanoseconds since launch.
  ///
  /// - Parameter times: One time for each frame; frames without one keep theirs.
  public mutating func show(at times: [Int64]) {
    for (place, time) in zip(frames.indices, times) { frames[place].time = time }
  }

  private mutating func add(_ commands: [DisplayCommand], to placed: inout [Placed]) {
    for command in commands {
      switch command {
      case .symbol(let symbol): add(symbol, to: &placed)
      case .begin(.mask(let mask)):
        // The mask lies between two marks, and the masked commands follow the second.
        placed.append(note("[\"m\"]", 0))
        add(mask, to: &placed)
        placed.append(note("[\"w\"]", 0))
      default:
        let top = command.top
        let raised = command.moved(down: -top)
        placed.append(Placed(text: text(of: raised), top: Self.hundredths(top)))
      }
    }
  }

  private mutating func add(_ symbol: DisplaySymbol, to placed: inout [Placed]) {
    let top = Self.hundredths(symbol.frame.y)
    var raised = symbol
    raised.frame.y = 0
    for part in parts(of: raised) {
      placed.append(Placed(text: part.text, top: part.top + top))
    }
  }

  private mutating func text(of raised: DisplayCommand) -> Int {
    if let text = known[raised] { return text }
    let text = note(FilmText.text(of: raised), 0).text
    known[raised] = text
    return text
  }

  private mutating func parts(of raised: DisplaySymbol) -> [Placed] {
    if let parts = symbols[raised] { return parts }
    var parts: [Placed] = []
    add(SymbolArt.commands(for: raised), to: &parts)
    symbols[raised] = parts
    return parts
  }

  private mutating func note(_ text: String, _ top: Int) -> Placed {
    if let place = places[text] { return Placed(text: place, top: top) }
    let place = texts.count
    places[text] = place
    texts.append(text)
    return Placed(text: place, top: top)
  }

  private static func hundredths(_ points: Double) -> Int { Int((points * 100).rounded()) }

  /// Returns the steps from the frame before to the next one, each as long as possible.
  ///
  /// Positions are rounded, so some items that move together differ by a hundredth of a point. This
  /// is tolerated, and the frame then has the position that the step gives, so errors do not
  /// accumulate.
  ///
  /// - Complexity: O(items × positions of the same text)
  private func steps(to placed: inout [Placed]) -> [Int] {
    var places: [Int: [Int]] = [:]
    for (place, thing) in last.enumerated() { places[thing.text, default: []].append(place) }
    var steps: [Int] = []
    var index = 0
    var cursor = 0
    while index < placed.count {
      var best = (start: 0, count: 0)
      for start in places[placed[index].text] ?? [] {
        let count = run(of: placed, from: index, asFrom: start)
        let isNearer = count == best.count && abs(start - cursor) < abs(best.start - cursor)
        if count > best.count || isNearer { best = (start, count) }
      }
      guard best.count > 0 else {
        steps += [0, placed[index].text, placed[index].top]
        index += 1
        continue
      }
      let shift = placed[index].top - last[best.start].top
      steps += [best.count, best.start, shift]
      for offset in 0..<best.count {
        placed[index + offset].top = last[best.start + offset].top + shift
      }
      index += best.count
      cursor = best.start + best.count
    }
    return steps
  }

  /// Returns the number of items from a position on that equal those of the frame before, moved by
  /// one distance.
  private func run(of placed: [Placed], from index: Int, asFrom start: Int) -> Int {
    let shift = placed[index].top - last[start].top
    var count = 0
    while index + count < placed.count, start + count < last.count,
      last[start + count].text == placed[index + count].text,
      abs(placed[index + count].top - last[start + count].top - shift) <= 1
    {
      count += 1
    }
    return count
  }
}

/// Writes one command as JSON.
private enum FilmText {
  static func text(of command: DisplayCommand) -> String {
    switch command {
    case .fill(let shape, let paint): "[\"f\",\(text(shape)),\(text(paint))]"
    case .stroke(let shape, let paint, let line):
      "[\"s\",\(text(shape)),\(text(paint)),\(number(line.width)),\(line.cap.rawValue),"
        + "[\(line.dash.map(number).joined(separator: ","))],"
        + "\(number(line.part.lowerBound)),\(number(line.part.upperBound))]"
    case .text(let text):
      "[\"t\",\(quoted(text.string)),\(number(text.frame.x)),\(number(text.frame.y)),"
        + "\(number(text.frame.width)),\(number(text.baseline)),\(number(text.font.size)),"
        + "\(text.font.weight),\(text.font.isItalic ? 1 : 0),\"\(text.font.design.rawValue)\","
        + "\(Self.text(text.colour)),\((text.isUnderlined ? 1 : 0) + (text.isStruck ? 2 : 0)),"
        + "\(number(text.tracking))]"
    case .image(let name, let frame): "[\"i\",\(quoted(name)),\(text(frame))]"
    case .begin(.opacity(let opacity)): "[\"o\",\(number(opacity))]"
    case .begin(.clip(let shape)): "[\"c\",\(text(shape))]"
    case .begin(.transform(let a, let b, let c, let d, let tx, let ty)):
      "[\"x\",\([a, b, c, d, tx, ty].map { fine($0) }.joined(separator: ","))]"
    case .begin(.shadow(let colour, let radius, let x, let y)):
      "[\"h\",\(text(colour)),\(number(radius)),\(number(x)),\(number(y))]"
    case .begin(.blur(let radius)): "[\"b\",\(number(radius))]"
    case .end: "[\"e\"]"
    case .symbol, .begin(.mask): "[]"
    }
  }

  private static func text(_ shape: DisplayShape) -> String {
    switch shape {
    case .rect(let rect): return "[0,\(text(rect))]"
    case .rounded(let rect, let radius): return "[1,\(text(rect)),\(number(radius))]"
    case .ellipse(let rect): return "[2,\(text(rect))]"
    case .path(let steps):
      let words = steps.map { step in
        switch step {
        case .move(let point): "M\(place(point))"
        case .line(let point): "L\(place(point))"
        case .curve(let first, let second, let end):
          "C\(place(first)) \(place(second)) \(place(end))"
        case .close: "Z"
        }
      }
      return "[3,\"\(words.joined())\"]"
    }
  }

  private static func text(_ paint: DisplayPaint) -> String {
    func list(_ stops: [DisplayStop]) -> String {
      "[" + stops.map { "\(number($0.location)),\(text($0.colour))" }.joined(separator: ",") + "]"
    }
    func point(_ point: DisplayPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    return switch paint {
    case .colour(let colour): text(colour)
    case .linear(let stops, let from, let to): "[0,\(list(stops)),\(point(from)),\(point(to))]"
    case .radial(let stops, let centre, let from, let to):
      "[1,\(list(stops)),\(point(centre)),\(number(from)),\(number(to))]"
    case .angular(let stops, let centre, let from, let to):
      "[2,\(list(stops)),\(point(centre)),\(fine(from)),\(fine(to))]"
    }
  }

  private static func text(_ rect: DisplayRect) -> String {
    "\(number(rect.x)),\(number(rect.y)),\(number(rect.width)),\(number(rect.height))"
  }

  private static func place(_ point: DisplayPoint) -> String {
    "\(number(point.x)) \(number(point.y))"
  }

  private static func text(_ colour: DisplayColour) -> String {
    func hex(_ part: UInt8) -> String {
      let digits = String(part, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let parts =
      [colour.red, colour.green, colour.blue] + (colour.alpha < 255 ? [colour.alpha] : [])
    return "\"#" + parts.map(hex).joined() + "\""
  }

  private static func number(_ value: Double) -> String { short(value, 100) }
  private static func fine(_ value: Double) -> String { short(value, 10_000) }

  private static func short(_ value: Double, _ factor: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns a text on one line, with control characters replaced by spaces.
  private static func quoted(_ string: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in string.unicodeScalars { line.append(scalar.value < 32 ? " " : scalar) }
    return PageText.quoted(String(line))
  }
}
