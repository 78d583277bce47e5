import Foundation

/// A representation of a color that adapts to a given context.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The colour's name, or its components.
  public let description: String

  private init(_ name: String) { description = name }

  /// A colour from red, green and blue, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    description = "rgba(\(red), \(green), \(blue), \(opacity))"
  }

  /// A colour from a white component from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with another opacity.
  public func opacity(_ opacity: Double) -> Color { Color("\(description) at \(opacity)") }

  /// The color to use for primary content.
  public static let primary = Color("primary")
  /// The color to use for secondary content.
  public static let secondary = Color("secondary")
  /// The app's accent colour.
  public static let accentColor = Color("accentColor")
  /// A clear color.
  public static let clear = Color("clear")
  /// Black.
  public static let black = Color("black")
  /// White.
  public static let white = Color("white")
  /// Gray.
  public static let gray = Color("gray")
  /// Red.
  public static let red = Color("red")
  /// Green.
  public static let green = Color("green")
  /// Blue.
  public static let blue = Color("blue")
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Pink.
  public static let pink = Color("pink")
  /// Purple.
  public static let purple = Color("purple")
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

/// A filled area.
@MainActor
final class ColorElement: RenderElement {
  private var color = Color.clear
  /// Whether a touch finds the area: what is clear lets touches through.
  var isHittable: Bool { color != .clear }
  override var kind: RenderKind { .color }
  override var contentDescription: String { color.description }

  func update(_ color: Color, _ runtime: ViewRuntime) {
    guard color != self.color else { return }
    self.color = color
    contentChanged(runtime)
  }

  /// The ideal size of a colour is 10 points square, as SwiftUI's.
  override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}
