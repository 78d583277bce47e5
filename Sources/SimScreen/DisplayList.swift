// What is on a screen, as a list of things to draw on top of each other.
//
// The list is taken from the tree of elements and holds only values: code that draws it need not know views.
// Texts are already broken into lines, each in the frame that layout gave it, so that a picture cannot be laid
// out differently from the runtime.

/// The picture of a screen as a value.
public struct DisplayList: Equatable, Codable, Sendable {
  /// The width of the screen, in points.
  public var width: Double
  /// The height of the screen, in points.
  public var height: Double
  /// Pixels in a point.
  public var scale: Double
  /// What is drawn, in order.
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

/// One thing to be drawn.
public enum DisplayCommand: Equatable, Hashable, Codable, Sendable {
  /// Fills an outline with a paint.
  case fill(DisplayShape, DisplayPaint)
  /// A line along an outline.
  case stroke(DisplayShape, DisplayPaint, DisplayLine)
  /// One line of text.
  case text(DisplayText)
  /// A symbol, in the middle of a rectangle.
  case symbol(DisplaySymbol)
  /// An image that is not here, as a placeholder with its name.
  case image(String, DisplayRect)
  /// What follows up to the matching `end` is drawn in another way.
  case begin(DisplayEffect)
  /// The end of the innermost effect.
  case end
}

/// How a line is drawn.
public struct DisplayLine: Equatable, Hashable, Codable, Sendable {
  /// The ends of a line.
  public enum Cap: Int, Equatable, Codable, Sendable { case butt, round, square }
  /// The width, in points.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// Lengths of dash and gap in turn, in points; empty for a solid line.
  public var dash: [Double]
  /// Which part of the line is drawn, as fractions of its length.
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
  /// How much more space stands behind each letter, in points.
  public var tracking: Double
  /// Whether a line lies under the text.
  public var isUnderlined: Bool
  /// Whether a line lies through the text.
  public var isStruck: Bool

  /// Makes a line of text.
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
  /// The family that is meant.
  public enum Design: String, Equatable, Hashable, Codable, Sendable {
    case standard, serif, rounded, monospaced
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

/// How a group is drawn; lengths in points.
public enum DisplayEffect: Equatable, Hashable, Codable, Sendable {
  /// As one, with an opacity from 0 to 1.
  case opacity(Double)
  /// Only what lies within an outline.
  case clip(DisplayShape)
  /// Moved, turned, scaled: x' = a·x + c·y + tx, y' = b·x + d·y + ty, in points of the screen.
  case transform(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  /// With a shadow of a colour, blurred by a radius and moved.
  case shadow(DisplayColour, radius: Double, x: Double, y: Double)
  /// Blurred by a radius.
  case blur(Double)
  /// As dense as what other commands draw.
  case mask([DisplayCommand])
}
