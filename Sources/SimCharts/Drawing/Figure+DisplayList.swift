// A figure as the display list that is drawn: colours have their values on a paper, texts have
// frames, and a screen is a group with a scale of its own.

import SimScreen

extension Figure {
  /// Returns the commands that draw the figure on a paper, without its notes.
  ///
  /// - Parameter scale: The number of pixels per point.
  func displayList(on theme: Theme, scale: Double) -> DisplayList {
    var list = DisplayList(width: width, height: height, scale: scale)
    list.commands.reserveCapacity(commands.count)
    for command in commands { list.append(command, on: theme) }
    return list
  }
}

extension DisplayList {
  fileprivate mutating func append(_ command: DrawCommand, on theme: Theme) {
    func paint(_ colour: Colour) -> DisplayPaint { .colour(DisplayColour(theme.rgb(colour))) }
    switch command {
    case .rect(let rect, let colour): commands.append(.fill(.rect(rect), paint(colour)))
    case .polygon(let points, let colour):
      commands.append(.fill(.path(Self.steps(points) + [.close]), paint(colour)))
    case .line(let points, let colour, let width, let dash):
      commands.append(
        .stroke(.path(Self.steps(points)), paint(colour), DisplayLine(width, dash: dash)))
    case .text(let mark): append(mark, DisplayColour(theme.rgb(mark.style.colour)))
    case .note: break
    case .screen(let screen, let rect):
      let fit = screen.scale(fitting: rect)
      commands.append(.begin(.transform(a: fit, b: 0, c: 0, d: fit, tx: rect.x, ty: rect.y)))
      commands.append(
        .begin(
          .clip(.rect(DisplayRect(x: 0, y: 0, width: screen.width, height: screen.height)))))
      commands += screen.commands + [.end, .end]
    case .clip(let rect): commands.append(.begin(.clip(.rect(rect))))
    case .endClip: commands.append(.end)
    }
  }

  private mutating func append(_ mark: TextMark, _ colour: DisplayColour) {
    guard !mark.isUpward else {
      let origin = mark.origin
      commands.append(
        .begin(.transform(a: 0, b: -1, c: 1, d: 0, tx: origin.x, ty: origin.y)))
      append(TextMark(mark.text, at: DisplayPoint(0, 0), style: mark.style), colour)
      return commands.append(.end)
    }
    let frame = mark.bounds
    commands.append(
      .text(
        DisplayText(
          mark.text, frame: frame, baseline: mark.point.y - frame.y,
          font: DisplayFont(
            mark.style.size, weight: mark.style.isBold ? 700 : 400, design: .figure),
          colour: colour)))
  }

  private static func steps(_ points: [DisplayPoint]) -> [DisplayPathStep] {
    points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
  }

  /// Returns the scale at which the screen fits into a rectangle; zero for a screen without area.
  func scale(fitting rect: DisplayRect) -> Double {
    guard width > 0, height > 0 else { return 0 }
    return min(rect.width / width, rect.height / height)
  }
}
