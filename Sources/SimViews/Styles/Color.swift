public import Foundation

/// A representation of a color that adapts to a given context.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The colour's name, or its components.
  package let name: String

  /// A colour that is known by its name.
  package init(named name: String) { self.name = name }

  /// A colour from a catalogue, identified by its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = "\"\(name)\"" }

  /// A colour from red, green and blue in a colour space, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    guard colorSpace != .sRGB else {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
      return
    }
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// A colour from a white component in a colour space, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsba(\(hue), \(saturation), \(brightness), \(opacity))"
  }

  /// A profile that specifies how to interpret a color value for display.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour from red, green and blue, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgba(\(red), \(green), \(blue), \(opacity))"
  }

  /// A colour from a white component from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with another opacity.
  public func opacity(_ opacity: Double) -> Color { Color(named: "\(name) at \(opacity)") }

  /// The color as it is printed: its name, or a byte for each component, after the opacities that were put on it, in percent,
  /// the last one first [OpenSwiftUI's compatibility tests; Apple's documentation of `description`].
  public var description: String {
    if let mark = name.range(of: " at ", options: .backwards),
      let opacity = Double(name[mark.upperBound...])
    {
      let base = Color(named: String(name[..<mark.lowerBound]))
      return "\(Int((opacity * 100).rounded()))% \(base.description)"
    }
    if name.hasPrefix("rgba(") || name.hasPrefix("hsba(") {
      return resolve(in: EnvironmentValues()).description
    }
    return name.hasPrefix("\"") ? "NamedColor(name: \(name), bundle: nil)" : name
  }

  /// The color to use for primary content.
  public static let primary = Color(named: "primary")
  /// The color to use for secondary content.
  public static let secondary = Color(named: "secondary")
  /// The app's accent colour.
  public static let accentColor = Color(named: "accentColor")
  public static let clear = Color(named: "clear")
  public static let black = Color(named: "black")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let red = Color(named: "red")
  public static let green = Color(named: "green")
  public static let blue = Color(named: "blue")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let pink = Color(named: "pink")
  public static let purple = Color(named: "purple")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let indigo = Color(named: "indigo")
  public static let brown = Color(named: "brown")
}

extension Color: PrimitiveView {
  /// A colour fills the space that it is offered.
  public static func _makeNode(_ value: Color, _ inputs: _ViewInputs) -> _TypedNode<Color> {
    LeafNode<Color, ColorElement>(value, inputs, ColorElement(id: inputs.runtime.makeElementID())) {
      color, element, _, runtime in
      element.update(color, runtime)
    }
  }
}

@MainActor
package final class ColorElement: RenderElement {
  package override func spacing(_ edge: Edge, _ runtime: LayoutRuntime) -> EdgeSpacing { .plain }
  package private(set) var color = Color.clear
  package override var kind: RenderKind { .color }
  package override var contentDescription: String { color.name }

  func update(_ color: Color, _ runtime: LayoutRuntime) {
    guard color != self.color else { return }
    self.color = color
    contentChanged(runtime)
  }

  /// A touch finds the area; what is clear lets touches through.
  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    if color != .clear { reader.addArea(frame) }
  }

  /// The ideal size of a colour is 10 points square, as SwiftUI's.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}

extension Color {
  /// A version of self mixed with another colour by a fraction from 0 to 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(named: "\(name) mixed with \(rhs.name) by \(fraction)")
  }
}
