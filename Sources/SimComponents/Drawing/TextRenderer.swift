// Text renderers. A simulated device lays out and draws text itself: a renderer is recorded and
// never called.

public import Foundation
public import SimViews

/// A value that can replace the default text view rendering behavior; recorded without effect, the
/// text is drawn without it.
public protocol TextRenderer: Animatable {
  /// Draws the layout of a text; not called.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the size of a text; not called, because the text has its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distance by which the drawing of a text exceeds its layout, in points; recorded without
  /// effect.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A value that you can attach to text views and that text renderers can query; recorded without
/// effect.
public protocol TextAttribute {}

/// A proxy for a text view that custom text renderers use.
public struct TextProxy {
  private init() {}
  /// Returns zero, because no renderer is called.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
  /// The layout of a text, its lines; no renderer is given one.
  public struct Layout: RandomAccessCollection, Equatable {
    /// Whether the text was too long for its place.
    public let isTruncated = false
    private let lines: [Line] = []
    private init() {}
    /// The index of the first line.
    public var startIndex: Int { lines.startIndex }
    /// Behind the last line.
    public var endIndex: Int { lines.endIndex }
    public subscript(position: Int) -> Line { lines[position] }

    /// A line of a text: its runs.
    public struct Line: RandomAccessCollection, Equatable {
      /// The beginning of the line.
      public var origin = CGPoint.zero
      private let runs: [Run] = []
      private init() {}
      /// The index of the first run.
      public var startIndex: Int { runs.startIndex }
      /// Behind the last run.
      public var endIndex: Int { runs.endIndex }
      public subscript(position: Int) -> Run { runs[position] }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A run of a line: its glyphs.
    public struct Run: RandomAccessCollection, Equatable {
      private let slices: [RunSlice] = []
      private init() {}
      /// The index of the first glyph.
      public var startIndex: Int { slices.startIndex }
      /// Behind the last glyph.
      public var endIndex: Int { slices.endIndex }
      public subscript(position: Int) -> RunSlice { slices[position] }
      /// The direction of the text.
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The characters of the glyphs.
      public var characterIndices: [CharacterIndex] { [] }
      /// The value of an attribute.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice: Equatable {
      private init() {}
      public var run: Run { preconditionFailure("No text renderer is given a layout.") }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The characters of the glyphs.
      public var characterIndices: [CharacterIndex] { [] }
      /// The value of an attribute.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The index of a character in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable {
      private let value: Int
      /// Returns whether the first index precedes the second.
      public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
      /// Returns the number of characters between two indices.
      public func distance(to other: Self) -> Int { other.value - value }
      /// Returns the index advanced by a number of characters.
      public func advanced(by n: Int) -> Self { Self(value: value + n) }
    }

    /// The typographic bounds of an element in a text layout, in points.
    public struct TypographicBounds: Equatable {
      /// The beginning of the element.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      init() {}
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt32
      /// Creates options of bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs are not moved to whole pixels.
      public static let disablesSubpixelQuantization = Self(rawValue: 1)
    }
  }

  /// Adds a custom attribute to the text view; noted for renderers, none of which is called.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of a text's layout; there is none.
  public mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())
  {}
  /// Draws a run of a text's layout; there is none.
  public mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
  }
  /// Draws a part of a text's layout; there is none.
  public mutating func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
  ) {}
}

extension View {
  /// Returns a new view such that any text views within it will use a renderer; recorded without
  /// effect, they are drawn without it.
  nonisolated public func textRenderer<T: TextRenderer>(
    _ renderer: T
  ) -> ModifiedContent<Self, _NotedModifier<T>> { noted("textRenderer", renderer) }
}
