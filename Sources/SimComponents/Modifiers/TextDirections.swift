// The typesetting of lines: their height, direction and alignment.

public import Foundation
public import SimViews

extension View {
  /// Sets the height of lines; recorded without effect.
  nonisolated public func lineHeight(
    _ height: AttributedTextLineHeight?
  ) -> ModifiedContent<Self, _NotedModifier<AttributedTextLineHeight?>> {
    noted("lineHeight", height)
  }

  /// Sets the strategy for the writing direction of texts; recorded without effect.
  nonisolated public func writingDirection(
    strategy: TextWritingDirectionStrategy
  ) -> ModifiedContent<Self, _NotedModifier<TextWritingDirectionStrategy>> {
    noted("writingDirection", strategy)
  }

  /// Sets the strategy for the alignment of texts; recorded without effect.
  nonisolated public func multilineTextAlignment(
    strategy: TextAlignmentStrategy
  ) -> ModifiedContent<Self, _NotedModifier<TextAlignmentStrategy>> {
    noted("multilineTextAlignment", strategy)
  }
}

/// The height of a line of text.
public struct AttributedTextLineHeight: Hashable, Sendable {
  private let name: String
  private var value: Double = 0
  /// The height of the font.
  public static let normal = Self(name: "normal")
  /// More than the height of the font.
  public static let loose = Self(name: "loose")
  /// Less than the height of the font.
  public static let tight = Self(name: "tight")
  /// The height of the font, for all scripts.
  public static let variable = Self(name: "variable")
  /// Returns a multiple of the size of the font.
  public static func multiple(factor: CGFloat) -> Self { .init(name: "multiple", value: factor) }
  /// So much more than the size of the font, in points.
  public static func leading(increase: CGFloat) -> Self { .init(name: "leading", value: increase) }
  public static func exact(points: CGFloat) -> Self { .init(name: "exact", value: points) }
}

/// The strategy for the writing direction of a text.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  private let name: String
  /// The direction of the content.
  public static let contentBased = Self(name: "contentBased")
  /// The direction of the layout.
  public static let layoutBased = Self(name: "layoutBased")
  /// The default of the system.
  public static let `default` = Self(name: "default")
}

/// The strategy for the alignment of a text.
public struct TextAlignmentStrategy: Hashable, Sendable {
  private let name: String
  /// The direction of the layout.
  public static let layoutBased = Self(name: "layoutBased")
  /// The writing direction.
  public static let writingDirectionBased = Self(name: "writingDirectionBased")
  /// The default of the system.
  public static let `default` = Self(name: "default")
}
