// Modifiers of the environment's font: its face, and how letters are set. What is nil leaves the font as it is.

public import Foundation

private enum FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
private enum FontWidthKey: EnvironmentKey { static var defaultValue: Font.Width? { nil } }
private enum ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MonospacedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case?? { nil } }
private enum TightenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum BaselineKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum UnderlineKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
private enum StrikethroughKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
private enum LineLimitRangeKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension Text {
  /// A scheme for transforming the capitalization of characters within text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Description of the style used to draw the line for underline and strikethrough.
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Pattern
    let color: Color?
    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      /// A line of dots.
      public static let dot = Pattern(name: "dot")
      /// A line of dashes.
      public static let dash = Pattern(name: "dash")
      /// A line of dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// A line of dashes and two dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}

extension EnvironmentValues {
  /// The design of the font; nil for its own.
  package var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }
  /// The width of the font; nil for its own.
  package var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }
  /// Whether text is set in italics.
  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
  /// Whether text is set in a fixed-width face, or its digits are.
  package var isMonospaced: Bool {
    get { self[MonospacedKey.self] }
    set { self[MonospacedKey.self] = newValue }
  }
  /// A stylistic override to transform the case of text when displayed.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] ?? nil }
    set { self[TextCaseKey.self] = .some(newValue) }
  }
  /// Whether the text case was set, even to that of the text.
  package var hasTextCase: Bool { self[TextCaseKey.self] != nil }
  /// Whether inter-character spacing should tighten to fit the text into the available space.
  public var allowsTightening: Bool {
    get { self[TightenKey.self] }
    set { self[TightenKey.self] = newValue }
  }
  /// How much wider each character runs, in points.
  package var textTracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }
  /// How far text is moved up from its line, in points.
  package var baselineOffset: CGFloat {
    get { self[BaselineKey.self] }
    set { self[BaselineKey.self] = newValue }
  }
  /// The line under text.
  package var underlineStyle: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  /// The line through text.
  package var strikethroughStyle: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
  /// How many lines text takes up at least.
  package var reservedLines: Int {
    get { self[LineLimitRangeKey.self] }
    set { self[LineLimitRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets the font design of the text in this view.
  @_disfavoredOverload
  nonisolated public func fontDesign(
    _ design: Font.Design?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font.Design?>> {
    environment(\.fontDesign, design)
  }

  /// Sets the font width of the text in this view.
  @_disfavoredOverload
  nonisolated public func fontWidth(
    _ width: Font.Width?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font.Width?>> {
    environment(\.fontWidth, width)
  }

  /// Applies italics to the text in this view.
  @_disfavoredOverload
  nonisolated public func italic(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.isItalic, isActive)
  }

  /// Modifies the fonts of all child views to use the fixed-width variant of the current font.
  @_disfavoredOverload
  nonisolated public func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.isMonospaced, isActive)
  }

  /// Modifies the fonts of all child views to use fixed-width digits, which they always have in the table of widths.
  @_disfavoredOverload
  nonisolated public func monospacedDigit() -> ModifiedContent<Self, _NotedModifier<Void>> {
    noted("monospacedDigit", ())
  }

  /// Sets a transform for the case of the text contained in this view when displayed.
  nonisolated public func textCase(
    _ textCase: Text.Case?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.Case?>> {
    environment(\.textCase, textCase)
  }

  /// Sets whether text in this view can compress the space between characters; noted.
  nonisolated public func allowsTightening(
    _ flag: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.allowsTightening, flag)
  }

  /// Sets the spacing, in points, between the characters of the text in this view.
  @_disfavoredOverload
  nonisolated public func kerning(
    _ kerning: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.textTracking, kerning)
  }

  /// Sets the tracking, in points, for the text in this view.
  @_disfavoredOverload
  nonisolated public func tracking(
    _ tracking: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.textTracking, tracking)
  }

  /// Sets the vertical offset, in points, for the text relative to its baseline.
  @_disfavoredOverload
  nonisolated public func baselineOffset(
    _ baselineOffset: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.baselineOffset, baselineOffset)
  }

  /// Applies an underline to the text in this view.
  @_disfavoredOverload
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.LineStyle?>> {
    environment(\.underlineStyle, isActive ? .init(pattern: pattern, color: color) : nil)
  }

  /// Applies a strikethrough to the text in this view.
  @_disfavoredOverload
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.LineStyle?>> {
    environment(\.strikethroughStyle, isActive ? .init(pattern: pattern, color: color) : nil)
  }

  /// Sets to a partial range the number of lines that text can occupy in this view.
  @_disfavoredOverload
  nonisolated public func lineLimit(
    _ limit: PartialRangeFrom<Int>
  ) -> ModifiedContent<Self, _LineLimitModifier> { lineLimit(from: limit.lowerBound, to: nil) }

  /// Sets to a partial range the number of lines that text can occupy in this view.
  @_disfavoredOverload
  nonisolated public func lineLimit(
    _ limit: PartialRangeThrough<Int>
  ) -> ModifiedContent<Self, _LineLimitModifier> { lineLimit(from: 0, to: limit.upperBound) }

  /// Sets to a closed range the number of lines that text can occupy in this view.
  @_disfavoredOverload
  nonisolated public func lineLimit(
    _ limit: ClosedRange<Int>
  ) -> ModifiedContent<Self, _LineLimitModifier> {
    lineLimit(from: limit.lowerBound, to: limit.upperBound)
  }

  /// Sets a limit for the number of lines text can occupy in this view, and whether it takes up all of them.
  nonisolated public func lineLimit(
    _ limit: Int, reservesSpace: Bool
  ) -> ModifiedContent<Self, _LineLimitModifier> {
    lineLimit(from: reservesSpace ? limit : 0, to: limit)
  }

  private nonisolated func lineLimit(
    from least: Int, to most: Int?
  ) -> ModifiedContent<Self, _LineLimitModifier> {
    ModifiedContent(content: self, modifier: _LineLimitModifier(least: least, most: most))
  }
}

/// The modifier behind the limits of lines that have two ends.
nonisolated public struct _LineLimitModifier: EnvironmentWriting {
  let least: Int
  let most: Int?

  var writing: (inout EnvironmentValues) -> Void {
    {
      $0.lineLimit = most
      $0.reservedLines = least
    }
  }
}
