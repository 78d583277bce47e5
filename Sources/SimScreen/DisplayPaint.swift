// The colours and gradients of areas and lines.

/// A colour: red, green and blue of sRGB and the opacity, 8 bits each, so that colours compare exactly.
public struct DisplayColour: Equatable, Hashable, Codable, Sendable {
  /// The red component, 0…255.
  public var red: UInt8
  /// The green component, 0…255.
  public var green: UInt8
  /// The blue component, 0…255.
  public var blue: UInt8
  /// The opacity from 0, transparent, to 255, opaque.
  public var alpha: UInt8

  /// Creates a colour from `0xRRGGBB` and an opacity from 0 to 1.
  public init(_ hex: UInt32, alpha: Double = 1) {
    red = UInt8(hex >> 16 & 0xff)
    green = UInt8(hex >> 8 & 0xff)
    blue = UInt8(hex & 0xff)
    self.alpha = Self.byte(alpha)
  }

  /// Creates a colour from components from 0 to 1; values outside are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.byte(red)
    self.green = Self.byte(green)
    self.blue = Self.byte(blue)
    self.alpha = Self.byte(alpha)
  }

  /// A fully transparent colour.
  public static let clear = DisplayColour(0, alpha: 0)

  /// Returns the colour with its opacity multiplied.
  public func faded(by opacity: Double) -> DisplayColour {
    var copy = self
    copy.alpha = Self.byte(Double(alpha) / 255 * opacity)
    return copy
  }

  /// Returns the colour interpolated towards another one by a fraction from 0 to 1.
  public func mixed(with other: DisplayColour, by fraction: Double) -> DisplayColour {
    func part(_ key: KeyPath<DisplayColour, UInt8>) -> Double {
      let (from, to) = (Double(self[keyPath: key]), Double(other[keyPath: key]))
      return (from + (to - from) * fraction) / 255
    }
    return DisplayColour(
      red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }

  private static func byte(_ part: Double) -> UInt8 {
    guard part > 0 else { return 0 }
    return part >= 1 ? 255 : UInt8((part * 255).rounded())
  }
}

/// A colour of a gradient with its position.
public struct DisplayStop: Equatable, Hashable, Codable, Sendable {
  /// The position along the gradient, from 0 to 1.
  public var location: Double
  /// The colour of the stop.
  public var colour: DisplayColour

  /// Creates a stop with the given values.
  public init(_ location: Double, _ colour: DisplayColour) {
    self.location = location
    self.colour = colour
  }
}

/// The paint of an area; lengths are in points, angles in radians clockwise from the right.
public enum DisplayPaint: Equatable, Hashable, Codable, Sendable {
  /// Every pixel has the same colour.
  case colour(DisplayColour)
  /// Colours along a line.
  case linear([DisplayStop], from: DisplayPoint, to: DisplayPoint)
  /// Colours around a centre, between two radii.
  case radial([DisplayStop], centre: DisplayPoint, from: Double, to: Double)
  /// Colours around a centre, between two angles.
  case angular([DisplayStop], centre: DisplayPoint, from: Double, to: Double)
}
