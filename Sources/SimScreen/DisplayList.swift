// The contents of a screen as a list of drawing commands, from back to front.
//
// The list is created from the tree of elements and contains only values, so code that draws it
// does not depend on views. Texts are already broken into lines, each in the frame that layout gave
// it, so that a picture cannot be laid out differently from the runtime.

/// The picture of a screen as a value.
public struct DisplayList: Equatable, Codable, Sendable {
  /// The width of the screen, in points.
  public var width: Double
  /// The height of the screen, in points.
  public var height: Double
  /// The number of pixels per point.
  public var scale: Double
  /// The commands, in the order of drawing.
  public var commands: [DisplayCommand]

  /// Creates a list with the given values.
  public init(width: Double, height: Double, scale: Double, commands: [DisplayCommand] = []) {
    self.width = width
    self.height = height
    self.scale = scale
    self.commands = commands
  }

  /// All lines of text, in the order of drawing.
  public var texts: [DisplayText] {
    commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

/// One drawing command.
public enum DisplayCommand: Equatable, Hashable, Codable, Sendable {
  /// Fills an outline with a paint.
  case fill(DisplayShape, DisplayPaint)
  /// Draws a line along an outline.
  case stroke(DisplayShape, DisplayPaint, DisplayLine)
  /// Draws one line of text.
  case text(DisplayText)
  /// Draws a symbol in the centre of a rectangle.
  case symbol(DisplaySymbol)
  /// Draws the placeholder of an image that is not available, with its name.
  case image(String, DisplayRect)
  /// Begins an effect on the commands up to the matching `end`.
  case begin(DisplayEffect)
  /// Ends the innermost effect.
  case end
}

/// The style of a line.
public struct DisplayLine: Equatable, Hashable, Codable, Sendable {
  /// The ends of a line.
  public enum Cap: Int, Equatable, Codable, Sendable { case butt, round, square }
  /// The width, in points.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The lengths of dashes and gaps, alternating, in points; empty for a solid line.
  public var dash: [Double]
  /// The part of the line that is drawn, as fractions of its length.
  public var part: ClosedRange<Double>

  /// Creates a line with the given values.
  public init(
    _ width: Double, cap: Cap = .butt, dash: [Double] = [], part: ClosedRange<Double> = 0...1
  ) {
    self.width = width
    self.cap = cap
    self.dash = dash
    self.part = part
  }
}

/// One line of text in its frame.
public struct DisplayText: Equatable, Hashable, Codable, Sendable {
  /// The characters of one line of text.
  public var string: String
  /// The frame that layout gave the line, in points: as wide as the runtime measured it.
  public var frame: DisplayRect
  /// The distance of the baseline from the top of the frame, in points.
  public var baseline: Double
  /// The font of all characters.
  public var font: DisplayFont
  /// The colour in which it is drawn.
  public var colour: DisplayColour
  /// The additional space after each letter, in points.
  public var tracking: Double
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether the text is struck through.
  public var isStruck: Bool

  /// Creates a line of text.
  public init(
    _ string: String, frame: DisplayRect, baseline: Double, font: DisplayFont,
    colour: DisplayColour, tracking: Double = 0, isUnderlined: Bool = false,
    isStruck: Bool = false
  ) {
    self.string = string
    self.frame = frame
    self.baseline = baseline
    self.font = font
    self.colour = colour
    self.tracking = tracking
    self.isUnderlined = isUnderlined
    self.isStruck = isStruck
  }
}

/// The font of a text.
public struct DisplayFont: Equatable, Hashable, Codable, Sendable {
  /// The design of the family.
  public enum Design: String, Equatable, Hashable, Codable, Sendable {
    case standard, serif, rounded, monospaced
    /// The family of figures, whose layout has its advance widths: a text is as wide as the family
    /// makes it, where others are fitted to their frames.
    case figure
  }
  /// The size of an em, in points.
  public var size: Double
  /// The weight from 100 to 900; 400 is regular.
  public var weight: Int
  /// Whether the font is italic.
  public var isItalic: Bool
  /// The design of the font's family.
  public var design: Design

  /// Creates a font with the given values.
  public init(
    _ size: Double, weight: Int = 400, isItalic: Bool = false, design: Design = .standard
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
  }
}

/// A symbol in its frame.
public struct DisplaySymbol: Equatable, Hashable, Codable, Sendable {
  /// The name, as in `star.fill`.
  public var name: String
  /// The frame that layout gave it, in points.
  public var frame: DisplayRect
  /// The size of an em of the text around it, in points.
  public var size: Double
  /// The weight of its lines, from 100 to 900.
  public var weight: Int
  /// The colour in which it is drawn.
  public var colour: DisplayColour

  /// Creates a symbol with the given values.
  public init(
    _ name: String, frame: DisplayRect, size: Double, weight: Int = 400, colour: DisplayColour
  ) {
    self.name = name
    self.frame = frame
    self.size = size
    self.weight = weight
    self.colour = colour
  }
}

/// An effect on a group of commands; lengths are in points.
public enum DisplayEffect: Equatable, Hashable, Codable, Sendable {
  /// Draws the group as one, with an opacity from 0 to 1.
  case opacity(Double)
  /// Draws only what lies within an outline.
  case clip(DisplayShape)
  /// Transforms the group: x' = a·x + c·y + tx, y' = b·x + d·y + ty, in points of the screen.
  case transform(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  /// Adds a shadow of a colour, blurred by a radius and moved.
  case shadow(DisplayColour, radius: Double, x: Double, y: Double)
  /// Blurs the group by a radius.
  case blur(Double)
  /// Multiplies the group's opacity by that of other commands.
  case mask([DisplayCommand])
}
