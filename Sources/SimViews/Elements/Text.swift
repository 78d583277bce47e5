public import Foundation

/// A view that displays one or more lines of read-only text.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
  /// What is shown where the environment says nothing.
  package let string: String
  /// What depends on the environment, or consists of parts; nil for a plain string.
  let content: TextContent?
  var font: Font?
  var color: Color?
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  /// How the string was made.
  var making = TextMaking()
  /// The design of the font; nil for the one around.
  var design: Font.Design?
  /// How much wider each character runs, in points.
  var tracking: CGFloat = 0

  /// Creates a text view that displays localized content.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let key = key.found(in: tableName, of: bundle)
    string = key.string
    content = key.parts.map(JoinedContent.init)
    making = key.making
  }

  /// Creates a text view that displays a stored string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    string = String(content)
    self.content = nil
  }

  /// Creates a text view that displays a string literal.
  nonisolated public init(verbatim content: String) {
    string = content
    self.content = nil
  }

  /// Whether a look was given to it.
  package var isStyled: Bool {
    font != nil || color != nil || weight != nil || design != nil || tracking != 0
      || isItalic || isUnderlined || isStruck
  }

  init(content: TextContent) {
    string = content.string(in: EnvironmentValues())
    self.content = content
    making.isFormatted = true
  }

  /// Sets the default font for text in the view.
  nonisolated public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the color of the text.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  /// Sets the font weight of the text.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Applies a bold font weight to the text.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// Applies a bold font weight to the text, or the regular one.
  nonisolated public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Applies italics to the text.
  nonisolated public func italic() -> Text { with { $0.isItalic = true } }

  /// Applies italics to the text, or not.
  nonisolated public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Sets the space between characters, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }

  /// Sets the space between characters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Draws a line through the text, which takes up no space.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruck = isActive }
  }

  /// Draws a line under the text, which takes up no space.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Gives all digits the same width, which they always have in the table of widths.
  nonisolated public func monospacedDigit() -> Text { self }

  /// Moves the text up from its line, which takes up no space.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  nonisolated func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// A leaf that takes its style from the environment when it is shown.
  @MainActor public static func _makeNode(_ value: Text, _ inputs: _ViewInputs) -> _TypedNode<Text>
  {
    LeafNode<Text, TextElement>(value, inputs, TextElement(id: inputs.runtime.makeElementID())) {
      text, element, environment, runtime in
      let style = text.style(in: environment)
      element.environment = environment
      guard let content = text.content else {
        return element.update(text.string, style: style, runtime)
      }
      let values = environment.read()
      content.waitForChange(in: values, runtime)
      let runs = content.runs(in: values, style)
      // One run is all of the text: its style is the text's.
      guard runs.count != 1 else {
        let (run, style) = (runs[0], runs[0].style)
        return element.update(
          run.string, style: style, runs: run.link == nil ? [] : runs, runtime)
      }
      element.update(content.string(in: values), style: style, runs: runs, runtime)
    }
  }

  private func style(in environment: EnvironmentScope) -> TextStyle {
    var style = environment.readTextStyle()
    if font != nil || weight != nil || isItalic || isUnderlined || isStruck || design != nil
      || tracking != 0
    {
      style = self.style(within: style, font: environment.read().font ?? .body)
    }
    if let color { style.set(color) }
    return style
  }

  /// The style of this text where the text around it has another.
  func style(within outer: TextStyle, font inherited: Font?) -> TextStyle {
    var style = outer
    var resolved = outer.font
    if font != nil || weight != nil, var font = font ?? inherited {
      if let weight = weight ?? outer.weight { font.weight = weight }
      resolved = ResolvedFont(font, in: outer.typeSize)
    }
    if isItalic { resolved.isItalic = true }
    if isUnderlined { resolved.isUnderlined = true }
    if isStruck { resolved.isStruck = true }
    if let design { resolved.design = design }
    resolved.tracking = tracking != 0 ? tracking : outer.font.tracking
    if let weight { style.weight = weight }
    if resolved != outer.font { style.font = resolved }
    if let color { style.set(color) }
    return style
  }
}

/// How a text's string came to be; two texts that show the same are equal, however they were made.
struct TextMaking: Equatable, Sendable {
  /// Whether values were put into it.
  var isFormatted = false

  static func == (lhs: TextMaking, rhs: TextMaking) -> Bool { true }
}
