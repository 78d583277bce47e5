// The system's colours as numbers, light and dark: those of iOS 17, from UIKit's documentation and
// the Human Interface Guidelines (Color). A catalogue's colour is not included; it is drawn in
// grey.

import Foundation
import SimScreen
import SimViews

/// Finds the numbers behind the names of colours.
struct SystemPalette {
  /// Whether the dark appearance is drawn.
  var isDark: Bool

  /// A colour in the light and in the dark appearance, with its opacities.
  private struct Pair {
    let light: (UInt32, Double)
    let dark: (UInt32, Double)
    init(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1) {
      self.light = (light, lightAlpha)
      self.dark = (dark, darkAlpha)
    }
  }

  private static let colours: [String: Pair] = [
    "primary": Pair(0x000000, 0xffffff), "label": Pair(0x000000, 0xffffff),
    "secondary": Pair(0x3c3c43, 0xebebf5, 0.6, 0.6),
    "secondaryLabel": Pair(0x3c3c43, 0xebebf5, 0.6, 0.6),
    "tertiary": Pair(0x3c3c43, 0xebebf5, 0.3, 0.3),
    "tertiaryLabel": Pair(0x3c3c43, 0xebebf5, 0.3, 0.3),
    "quaternary": Pair(0x3c3c43, 0xebebf5, 0.18, 0.16),
    "quaternaryLabel": Pair(0x3c3c43, 0xebebf5, 0.18, 0.16),
    "quinary": Pair(0x3c3c43, 0xebebf5, 0.1, 0.1),
    "placeholderText": Pair(0x3c3c43, 0xebebf5, 0.3, 0.3),
    "placeholder": Pair(0x3c3c43, 0xebebf5, 0.3, 0.3),
    "accentColor": Pair(0x007aff, 0x0a84ff), "link": Pair(0x007aff, 0x0984ff),
    "clear": Pair(0, 0, 0, 0), "black": Pair(0x000000, 0x000000), "white": Pair(0xffffff, 0xffffff),
    "red": Pair(0xff3b30, 0xff453a), "orange": Pair(0xff9500, 0xff9f0a),
    "yellow": Pair(0xffcc00, 0xffd60a), "green": Pair(0x34c759, 0x30d158),
    "mint": Pair(0x00c7be, 0x63e6e2), "teal": Pair(0x30b0c7, 0x40c8e0),
    "cyan": Pair(0x32ade6, 0x64d2ff), "blue": Pair(0x007aff, 0x0a84ff),
    "indigo": Pair(0x5856d6, 0x5e5ce6), "purple": Pair(0xaf52de, 0xbf5af2),
    "pink": Pair(0xff2d55, 0xff375f), "brown": Pair(0xa2845e, 0xac8e68),
    "gray": Pair(0x8e8e93, 0x8e8e93), "magenta": Pair(0xff00ff, 0xff00ff),
    "darkGray": Pair(0x555555, 0x555555), "lightGray": Pair(0xaaaaaa, 0xaaaaaa),
    "systemGray2": Pair(0xaeaeb2, 0x636366), "systemGray3": Pair(0xc7c7cc, 0x48484a),
    "systemGray4": Pair(0xd1d1d6, 0x3a3a3c), "systemGray5": Pair(0xe5e5ea, 0x2c2c2e),
    "systemGray6": Pair(0xf2f2f7, 0x1c1c1e),
    "systemBackground": Pair(0xffffff, 0x000000), "background": Pair(0xffffff, 0x000000),
    "secondarySystemBackground": Pair(0xf2f2f7, 0x1c1c1e),
    "tertiarySystemBackground": Pair(0xffffff, 0x2c2c2e),
    "systemGroupedBackground": Pair(0xf2f2f7, 0x000000),
    "secondarySystemGroupedBackground": Pair(0xffffff, 0x1c1c1e),
    "tertiarySystemGroupedBackground": Pair(0xf2f2f7, 0x2c2c2e),
    "systemFill": Pair(0x787880, 0x787880, 0.2, 0.36),
    "secondarySystemFill": Pair(0x787880, 0x787880, 0.16, 0.32),
    "tertiarySystemFill": Pair(0x767680, 0x767680, 0.12, 0.24),
    "quaternarySystemFill": Pair(0x747480, 0x767680, 0.08, 0.18),
    // Styles, in the colours that UIKit has for fills and backgrounds; the fifth fill is an estimate.
    "fill": Pair(0x787880, 0x787880, 0.2, 0.36),
    "fill.secondary": Pair(0x787880, 0x787880, 0.16, 0.32),
    "fill.tertiary": Pair(0x767680, 0x767680, 0.12, 0.24),
    "fill.quaternary": Pair(0x747480, 0x767680, 0.08, 0.18),
    "fill.quinary": Pair(0x747480, 0x767680, 0.04, 0.1),
    "background.secondary": Pair(0xf2f2f7, 0x1c1c1e),
    "background.tertiary": Pair(0xffffff, 0x2c2c2e),
    "windowBackground": Pair(0xffffff, 0x000000), "selection": Pair(0x007aff, 0x0a84ff),
    "separator": Pair(0x3c3c43, 0x545458, 0.29, 0.6),
    "opaqueSeparator": Pair(0xc6c6c8, 0x38383a),
    // Materials over the system's background.
    "ultraThinMaterial": Pair(0xf7f7f7, 0x262626, 0.55, 0.55),
    "thinMaterial": Pair(0xf7f7f7, 0x262626, 0.7, 0.7),
    "regularMaterial": Pair(0xf7f7f7, 0x262626, 0.82, 0.82),
    "thickMaterial": Pair(0xf7f7f7, 0x262626, 0.9, 0.9),
    "ultraThickMaterial": Pair(0xf7f7f7, 0x262626, 0.95, 0.95),
    "bar": Pair(0xf9f9f9, 0x1d1d1d, 0.94, 0.94),
    "foreground": Pair(0x000000, 0xffffff),
  ]

  /// The system's colour of a name.
  subscript(name: String) -> DisplayColour {
    let (hex, alpha) = Self.colours[name].map { isDark ? $0.dark : $0.light } ?? (0x8e8e93, 1)
    return DisplayColour(hex, alpha: alpha)
  }

  /// Returns a colour as numbers.
  func colour(_ color: Color) -> DisplayColour { colour(named: color.name[...]) }

  /// Returns a colour as numbers, from its description.
  private func colour(named name: Substring) -> DisplayColour {
    if let colour = Self.colours[String(name)] {
      let (hex, alpha) = isDark ? colour.dark : colour.light
      return DisplayColour(hex, alpha: alpha)
    }
    if let (base, opacity) = name.split(atLast: " at "), let opacity = Double(opacity) {
      return colour(named: base).faded(by: opacity)
    }
    if let (colours, fraction) = name.split(atLast: " by "), let fraction = Double(fraction),
      let (from, to) = colours.split(atLast: " mixed with ")
    {
      return colour(named: from).mixed(with: colour(named: to), by: fraction)
    }
    if let parts = name.numbers(in: "rgba("), parts.count == 4 {
      return DisplayColour(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    if let parts = name.numbers(in: "hsba("), parts.count == 4 {
      return .hsb(parts[0], parts[1], parts[2], alpha: parts[3])
    }
    // Text in a gradient is drawn in its first colour.
    for kind in ["linear ", "radial ", "angular ", "gradient "] where name.hasPrefix(kind) {
      let stops = name.dropFirst(kind.count)
      return colour(named: stops.split(atFirst: " to ")?.0 ?? stops)
    }
    if name.hasSuffix(" gradient") { return colour(named: name.dropLast(9)) }
    return self["systemGray3"]
  }
}

extension DisplayColour {
  /// Returns a colour of a hue, a saturation and a brightness from 0 to 1.
  static func hsb(
    _ hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double
  ) -> DisplayColour {
    let turned = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> Double {
      let place = (shift + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return DisplayColour(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}

extension Substring {
  fileprivate func split(atLast separator: String) -> (Substring, Substring)? {
    guard let range = self.range(of: separator, options: .backwards) else { return nil }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }

  fileprivate func split(atFirst separator: String) -> (Substring, Substring)? {
    guard let range = self.range(of: separator) else { return nil }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }

  fileprivate func numbers(in prefix: String) -> [Double]? {
    guard hasPrefix(prefix), hasSuffix(")") else { return nil }
    return dropFirst(prefix.count).dropLast().components(separatedBy: ", ").compactMap(Double.init)
  }
}
