// A colour as numbers, from any of the three colour spaces.

import Foundation

extension Color {
  /// A concrete color value, in sRGB: components from 0 to 1, or beyond for a colour that sRGB does not have.
  public struct Resolved: Hashable, Sendable, Codable, ShapeStyle, NamedStyle,
    CustomStringConvertible
  {
    public var red: Float, green: Float, blue: Float
    public var opacity: Float

    /// Creates a color from components in a colour space, which are converted to sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let given = [red, green, blue]
      let converted =
        switch colorSpace {
        case .sRGB: given
        case .sRGBLinear: given.map(Self.encoded)
        case .displayP3: Self.sRGB(ofLinearP3: given.map(Self.decoded)).map(Self.encoded)
        }
      self.red = converted[0]
      self.green = converted[1]
      self.blue = converted[2]
      self.opacity = opacity
    }

    /// The red component without the curve of sRGB.
    public var linearRed: Float {
      get { Self.decoded(red) }
      set { red = Self.encoded(newValue) }
    }
    /// The green component without the curve of sRGB.
    public var linearGreen: Float {
      get { Self.decoded(green) }
      set { green = Self.encoded(newValue) }
    }
    /// The blue component without the curve of sRGB.
    public var linearBlue: Float {
      get { Self.decoded(blue) }
      set { blue = Self.encoded(newValue) }
    }

    /// A byte for each component and the opacity, as `#FF3B30FF` [OpenSwiftUI's compatibility tests].
    public var description: String {
      let bytes = [red, green, blue, opacity].map { UInt8(min(max($0, 0), 1) * 255 + 0.5) }
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      return "#" + digits.joined()
    }

    package func name(in environment: EnvironmentValues) -> String { Color(self).name }

    // MARK: Colour spaces

    /// The curve of sRGB and of Display P3 (IEC 61966-2-1).
    private static func encoded(_ linear: Float) -> Float {
      let size = Double(abs(linear))
      let encoded = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
      return Float(linear < 0 ? -encoded : encoded)
    }

    private static func decoded(_ encoded: Float) -> Float {
      let size = Double(abs(encoded))
      let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return Float(encoded < 0 ? -linear : linear)
    }

    /// Linear components of sRGB from those of Display P3; both have the white point D65.
    private static func sRGB(ofLinearP3 components: [Float]) -> [Float] {
      let rows: [[Double]] = [
        [1.224_940_176, -0.224_940_176, 0], [-0.042_056_955, 1.042_056_955, 0],
        [-0.019_637_555, -0.078_636_046, 1.098_273_600],
      ]
      return rows.map { row in
        Float(zip(row, components).reduce(0) { $0 + $1.0 * Double($1.1) })
      }
    }
  }
}
