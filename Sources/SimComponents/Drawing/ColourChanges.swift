// Effects that change colours, as functions of one colour. They are equivalent to effects on
// pixels, since a drawing has few colours.

import Foundation
import SimScreen
import SimViews

extension DisplayColour {
  /// Returns the colour changed by an amount.
  func changed(_ change: DrawingEffect.ColorChange, by amount: Double) -> DisplayColour {
    switch change {
    case .saturation: saturated(by: amount)
    case .grayscale: saturated(by: 1 - amount)
    case .brightness: mapped { $0 + amount }
    case .contrast: mapped { ($0 - 0.5) * amount + 0.5 }
    }
  }

  /// Red, green and blue from 0 to 1.
  private var parts: (red: Double, green: Double, blue: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }
  /// The weights of the parts in brightness (ITU-R BT.709).
  private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  func mapped(_ change: (Double) -> Double) -> DisplayColour {
    let (red, green, blue) = parts
    return DisplayColour(
      red: change(red), green: change(green), blue: change(blue), alpha: Double(alpha) / 255)
  }

  var inverted: DisplayColour { mapped { 1 - $0 } }

  func multiplied(with other: DisplayColour) -> DisplayColour {
    let (mine, others) = (parts, other.parts)
    return DisplayColour(
      red: mine.red * others.red, green: mine.green * others.green, blue: mine.blue * others.blue,
      alpha: Double(alpha) / 255 * Double(other.alpha) / 255)
  }

  /// Returns the colour interpolated between its grey and itself, or extrapolated.
  func saturated(by amount: Double) -> DisplayColour {
    let (red, green, blue) = parts
    let weights = Self.weights
    let grey = red * weights.red + green * weights.green + blue * weights.blue
    return mapped { grey + ($0 - grey) * amount }
  }

  /// Returns the colour with its hue rotated by radians (the matrix of SVG's feColorMatrix,
  /// hueRotate).
  func turned(by angle: Double) -> DisplayColour {
    let (red, green, blue) = parts
    let (c, s) = (cos(angle), sin(angle))
    return DisplayColour(
      red: red * (0.213 + c * 0.787 - s * 0.213) + green * (0.715 - c * 0.715 - s * 0.715)
        + blue * (0.072 - c * 0.072 + s * 0.928),
      green: red * (0.213 - c * 0.213 + s * 0.143) + green * (0.715 + c * 0.285 + s * 0.14)
        + blue * (0.072 - c * 0.072 - s * 0.283),
      blue: red * (0.213 - c * 0.213 - s * 0.787) + green * (0.715 - c * 0.715 + s * 0.715)
        + blue * (0.072 + c * 0.928 + s * 0.072),
      alpha: Double(alpha) / 255)
  }
}
