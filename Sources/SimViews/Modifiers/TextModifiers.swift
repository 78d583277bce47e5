// How text looks, passed down by the environment. Weight, line spacing and the minimum scale factor change its size, the
// other values only how it is drawn.

public import Foundation

/// An alignment position for text along the horizontal axis.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// The type of truncation to apply to a line of text when it's too long to fit in the available space.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}

private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum HidesContentKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
  /// The weight of text in this environment; nil for that of the font.
  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The distance in points between the bottom of one line fragment and the top of the next.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The minimum permissible proportion to shrink the font size to fit the text into the available space.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// How a text view aligns its lines when the content wraps or contains newlines.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Whether texts and images are not to be seen: something of their size is drawn instead.
  package var hidesContent: Bool {
    get { self[HidesContentKey.self] }
    set { self[HidesContentKey.self] = newValue }
  }

  /// How the layout truncates the last line of text to fit into the available space.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
}

extension View {
  /// Sets the font weight of the text in this view.
  @_disfavoredOverload
  nonisolated public func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font.Weight?>> {
    environment(\.fontWeight, weight)
  }

  /// Applies a bold font weight to the text in this view.
  @_disfavoredOverload
  nonisolated public func bold(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font.Weight?>> {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  /// Sets the amount of space between lines of text in this view, in points.
  nonisolated public func lineSpacing(
    _ lineSpacing: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Sets the alignment of a text view that contains multiple lines of text.
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>> {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the minimum amount that text in this view scales down to fit in the available space.
  nonisolated public func minimumScaleFactor(
    _ factor: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the truncation mode for lines of text that are too long to fit in the available space.
  nonisolated public func truncationMode(
    _ mode: Text.TruncationMode
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.TruncationMode>> {
    environment(\.truncationMode, mode)
  }
}
