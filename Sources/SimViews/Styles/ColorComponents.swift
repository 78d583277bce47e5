// Colours as numbers, for code that takes them apart. A colour is known by its name or its components; the system's named
// colours are those of the light appearance (Human Interface Guidelines, Color, iOS 17). Catalogues are not read: their
// colours are black.

import Foundation

extension Color {
  /// Creates a constant color with the values that are specified.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Creates a color that represents a style which resolves to one.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self = color as? Color ?? Color(color.resolve(in: EnvironmentValues()))
  }

  /// Evaluates the color to a concrete one; the environment's scheme makes no difference.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let known = components ?? (0, 0, 0, 1)
    return Resolved(
      red: Float(known.red), green: Float(known.green), blue: Float(known.blue),
      opacity: Float(known.alpha))
  }

  /// Red, green, blue and opacity, each from 0 to 1; nil for a color of a catalogue, or a mixed one.
  package var components: (red: Double, green: Double, blue: Double, alpha: Double)? {
    Self.components(of: name[...])
  }

  private static func components(
    of name: Substring
  ) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
    if let mark = name.range(of: " at ", options: .backwards) {
      guard var base = components(of: name[..<mark.lowerBound]),
        let opacity = Double(name[mark.upperBound...])
      else { return nil }
      base.alpha *= opacity
      return base
    }
    if name.hasSuffix(")"), let open = name.firstIndex(of: "(") {
      let parts = name[name.index(after: open)...].dropLast().split(separator: ", ").map {
        Double($0)
      }
      guard parts.count == 4, let a = parts[0], let b = parts[1], let c = parts[2],
        let alpha = parts[3]
      else { return nil }
      if name.hasPrefix("rgba") { return (a, b, c, alpha) }
      let rgb = rgb(hue: a, saturation: b, brightness: c)
      return (rgb.red, rgb.green, rgb.blue, alpha)
    }
    guard let known = named[String(name)] else { return nil }
    return (
      Double(known >> 24 & 0xff) / 255, Double(known >> 16 & 0xff) / 255,
      Double(known >> 8 & 0xff) / 255, Double(known & 0xff) / 255
    )
  }

  /// A color's red, green and blue from hue, saturation and brightness, all from 0 to 1.
  package static func rgb(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * (sector - sector.rounded(.down)))
    let rising = brightness * (1 - saturation * (1 - sector + sector.rounded(.down)))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  /// Red, green, blue and opacity of the system's names, a byte each.
  private static let named: [String: UInt32] = [
    "black": 0x0000_00ff, "white": 0xffff_ffff, "clear": 0x0000_0000, "primary": 0x0000_00ff,
    "secondary": 0x3c3c_4399, "accentColor": 0x007a_ffff, "blue": 0x007a_ffff,
    "red": 0xff3b_30ff, "green": 0x34c7_59ff, "orange": 0xff95_00ff, "yellow": 0xffcc_00ff,
    "pink": 0xff2d_55ff, "purple": 0xaf52_deff, "mint": 0x00c7_beff, "teal": 0x30b0_c7ff,
    "cyan": 0x32ad_e6ff, "indigo": 0x5856_d6ff, "brown": 0xa284_5eff, "gray": 0x8e8e_93ff,
  ]
}
