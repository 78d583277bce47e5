// Modifiers that leave a text a text, so that texts can be joined after them. What only affects drawing is left out,
// as for views; a style applies to its own text and not to what it is joined with.

public import Foundation
import SimReflection

extension Text {
  /// Sets the style of the text content.
  ///
  /// What the environment does not change is known at once; other styles are found where the text is shown.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return foregroundColor(color) }
    if let level = style as? HierarchicalShapeStyle { return foregroundColor(level.placeholder) }
    if style is any PlainStyle {
      return foregroundColor(Color(named: styleName(style, in: EnvironmentValues())))
    }
    return Text(content: StyledContent(self, style))
  }

  /// Sets the font design of the text, which only affects drawing.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Sets the font width of the text, which only affects drawing.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets the font width of the text, which only affects drawing: 0 is standard.
  nonisolated public func fontWidth(_ width: CGFloat) -> Text { self }

  /// Modifies the font of the text to use the fixed-width variant, which only affects drawing.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : nil }
  }

  /// Draws a line of a pattern under the text, which takes up no space.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }

  /// Draws a line of a pattern through the text, which takes up no space.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }

  /// Applies a text scale to the text; noted.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

/// A style whose name is the same in every environment.
protocol PlainStyle {}

extension Material: PlainStyle {}
extension SeparatorShapeStyle: PlainStyle {}
extension LinearGradient: PlainStyle {}
extension RadialGradient: PlainStyle {}
extension AngularGradient: PlainStyle {}
extension AnyGradient: PlainStyle {}
extension _SystemStyle: PlainStyle {}

/// A text with a style that the environment decides.
final class StyledContent: TextContent, @unchecked Sendable {
  private let text: Text
  private let shape: any ShapeStyle

  init(_ text: Text, _ shape: any ShapeStyle) {
    self.text = text
    self.shape = shape
  }

  override func string(in values: EnvironmentValues) -> String { text.string(in: values) }

  override func runs(in values: EnvironmentValues, _ style: TextStyle) -> [TextRun] {
    var outer = style
    outer.color = Color(named: styleName(shape, in: values))
    let own = text.style(within: outer, font: values.font ?? .body)
    let inner = text.content?.runs(in: values, own) ?? []
    return inner.isEmpty ? [TextRun(string: text.string(in: values), style: own)] : inner
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? StyledContent, text == other.text else { return false }
    return areSame(shape, other.shape)
  }

  private func areSame<S: ShapeStyle>(_ style: S, _ other: any ShapeStyle) -> Bool {
    (other as? S).map { areEqualInputs(style, $0) } ?? false
  }
}

extension Text {
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}
