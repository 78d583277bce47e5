public import Foundation

/// A view that displays one or more lines of read-only text.
nonisolated public struct Text: PrimitiveView, Equatable {
  let string: String
  var font: Font?
  var color: Color?
  var weight: Font.Weight?
  var isItalic = false

  /// Creates a text view that displays localized content.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.string
  }

  /// Creates a text view that displays a stored string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Creates a text view that displays a string literal.
  nonisolated public init(verbatim content: String) { string = content }

  /// Sets the default font for text in the view.
  nonisolated public func font(_ font: Font?) -> Text {
    var copy = self
    copy.font = font
    return copy
  }

  /// Sets the color of the text.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    var copy = self
    copy.color = color
    return copy
  }

  /// Sets the font weight of the text.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// Applies a bold font weight to the text.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// Applies italics to the text.
  nonisolated public func italic() -> Text {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// A leaf that takes its style from the environment when it is shown.
  @MainActor public static func _makeNode(_ value: Text, _ inputs: _ViewInputs) -> _TypedNode<Text>
  {
    LeafNode<Text, TextElement>(value, inputs, TextElement(id: inputs.runtime.makeElementID())) {
      text, element, environment, runtime in
      element.update(text.string, style: text.style(in: environment), runtime)
    }
  }

  private func style(in environment: EnvironmentScope) -> TextStyle {
    var style = environment.readTextStyle()
    if font != nil || weight != nil {
      var font = font ?? environment.read().font ?? .body
      if let weight { font.weight = weight }
      style.font = ResolvedFont(font)
    }
    if let color { style.color = color }
    return style
  }
}
