// Attributed strings: SwiftUI's attributes, and texts whose parts have the font, the color and the spacing that they specify.

public import Foundation

extension AttributeScopes {
  /// SwiftUI's attributes, and Foundation's with them.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text; kept for drawing.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// How much wider each character is, in points.
    public let kern: KerningAttribute
    /// How much wider each character is, in points.
    public let tracking: TrackingAttribute
    /// How far the text is raised above its line, in points; kept for drawing.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown says of the text within a line.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Which blocks of Markdown the text is in.
    public let presentationIntent: PresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// How much wider each character is, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// How much wider each character is, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// How far the text is raised above its line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// An attributed string in a text.
final class AttributedContent: TextContent, @unchecked Sendable {
  private typealias Attributes = AttributeScopes.SwiftUIAttributes
  private let value: AttributedString

  init(_ value: AttributedString) { self.value = value }

  override func string(in values: EnvironmentValues) -> String { String(value.characters) }

  override func runs(in values: EnvironmentValues, _ style: TextStyle) -> [TextRun] {
    let runs = value.runs.map { run in
      var shown = TextRun(
        string: String(value[run.range].characters), style: self.style(of: run, style, values))
      shown.link = run.link
      return shown
    }
    return runs.allSatisfy { $0.isPlain(in: style) } ? [] : runs
  }

  private func style(
    of run: AttributedString.Runs.Run, _ outer: TextStyle, _ values: EnvironmentValues
  ) -> TextStyle {
    let intent = run[Attributes.InlinePresentationIntentAttribute.self] ?? []
    var text = Text(verbatim: "")
    if intent.contains(.stronglyEmphasized) { text = text.bold() }
    if intent.contains(.emphasized) { text = text.italic() }
    text.font = run[Attributes.FontAttribute.self]
    if intent.contains(.code) { text.design = .monospaced }
    text.isStruck =
      intent.contains(.strikethrough) || run[Attributes.StrikethroughStyleAttribute.self] != nil
    text.isUnderlined = run[Attributes.UnderlineStyleAttribute.self] != nil
    text.color = run[Attributes.ForegroundColorAttribute.self]
    if text.color == nil, run.link != nil { text.color = .accentColor }
    text.tracking =
      run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self] ?? 0
    return text.style(within: outer, font: values.font ?? .body)
  }

  override func isEqual(to other: TextContent) -> Bool {
    (other as? AttributedContent).map { $0.value == value } ?? false
  }
}
