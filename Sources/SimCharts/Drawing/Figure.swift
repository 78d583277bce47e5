// A picture as a value: its size and its drawing commands.
//
// Texts with alternative positions are drawn by `label`, at the first one that does not overlap
// another text. Texts with a fixed position are drawn by `text`, which cuts them to a width.

package import SimScreen

/// A picture that can be drawn at any scale.
package struct Figure: Equatable, Sendable {
  /// The width, in points.
  package let width: Double
  /// The height, in points.
  package let height: Double
  /// The commands, in order.
  package private(set) var commands: [DrawCommand] = []

  /// Makes an empty figure on white paper.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
    commands.append(.rect(bounds, Palette.paper))
  }

  package var bounds: DisplayRect { DisplayRect(x: 0, y: 0, width: width, height: height) }

  /// All texts, in order.
  package var texts: [TextMark] {
    commands.compactMap { if case .text(let mark) = $0 { mark } else { nil } }
  }

  /// Returns the colours of the commands on a paper, as `0xRRGGBB`, without those of screens.
  func colours(on theme: Theme) -> Set<UInt32> {
    var colours: Set<Colour> = []
    for command in commands {
      switch command {
      case .rect(_, let colour), .polygon(_, let colour), .line(_, let colour, _, _):
        colours.insert(colour)
      case .text(let mark): colours.insert(mark.style.colour)
      case .note, .screen, .clip, .endClip: break
      }
    }
    return Set(colours.map(theme.rgb))
  }

  package mutating func add(_ command: DrawCommand) {
    commands.append(command)
  }

  /// Fills a rectangle; one without area is omitted.
  package mutating func fill(_ rect: DisplayRect, _ colour: Colour) {
    if rect.width > 0, rect.height > 0 { add(.rect(rect, colour)) }
  }

  /// Adds a note on an area; an empty text or area is omitted.
  package mutating func note(_ text: String, at rect: DisplayRect) {
    if rect.width > 0, rect.height > 0, !text.isEmpty { add(.note(rect, text.oneLine)) }
  }

  /// Draws a straight line.
  package mutating func line(
    from start: DisplayPoint, to end: DisplayPoint, _ colour: Colour, width: Double = 1,
    dash: [Double] = []
  ) {
    add(.line([start, end], colour, width: width, dash: dash))
  }

  /// Draws a text, cut to a width; an empty one is omitted.
  package mutating func text(_ mark: TextMark, within width: Double = .infinity) {
    var mark = mark
    mark.text = mark.style.fit(mark.text.oneLine, width: width)
    if !mark.text.isEmpty { add(.text(mark)) }
  }

  /// Draws a text at the first of several positions that lies within a region and overlaps no other
  /// text.
  ///
  /// - Returns: Whether there was such a position.
  @discardableResult
  package mutating func label(_ candidates: [TextMark], within region: DisplayRect) -> Bool {
    let taken = texts.map { $0.bounds.inset(by: -2) }
    let free = candidates.first { mark in
      let bounds = mark.bounds
      return region.contains(bounds) && !taken.contains { $0.intersects(bounds) }
    }
    guard let free else { return false }
    add(.text(free))
    return true
  }

  /// Clips drawing to a rectangle.
  package mutating func clipped(to rect: DisplayRect, _ draw: (inout Figure) -> Void) {
    add(.clip(rect))
    draw(&self)
    add(.endClip)
  }
}

extension String {
  /// The text with line breaks and other control characters replaced by spaces.
  fileprivate var oneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 32 ? " " : $0 }))
  }
}
