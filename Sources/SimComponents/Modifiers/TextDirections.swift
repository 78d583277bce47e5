// How lines of text are set: their height, their direction and alignment.

public import Foundation
public import SimViews

extension View {
  /// Sets the height of lines; noted.
  nonisolated public func lineHeight(
    _ height: AttributedTextLineHeight?
  ) -> ModifiedContent<Self, _NotedModifier<AttributedTextLineHeight?>> {
    noted("lineHeight", height)
  }

  /// How the writing direction of texts is found; noted.
  nonisolated public func writingDirection(
    strategy: TextWritingDirectionStrategy
  ) -> ModifiedContent<Self, _NotedModifier<TextWritingDirectionStrategy>> {
    noted("writingDirection", strategy)
  }

  /// How the alignment of texts is found; noted.
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
  /// As the font says.
  public static let normal = Self(name: "normal")
  /// More than the font says.
  public static let loose = Self(name: "loose")
  /// Less than the font says.
  public static let tight = Self(name: "tight")
  /// As the font says, for all scripts.
  public static let variable = Self(name: "variable")
  /// A multiple of the size of the font.
  public static func multiple(factor: CGFloat) -> Self { .init(name: "multiple", value: factor) }
  /// So much more than the size of the font, in points.
  public static func leading(increase: CGFloat) -> Self { .init(name: "leading", value: increase) }
  public static func exact(points: CGFloat) -> Self { .init(name: "exact", value: points) }
}

/// How the writing direction of a text is found.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  private let name: String
  /// From what is written.
  public static let contentBased = Self(name: "contentBased")
  /// From the direction of the layout.
  public static let layoutBased = Self(name: "layoutBased")
  /// As the system does.
  public static let `default` = Self(name: "default")
}

/// How the alignment of a text is found.
public struct TextAlignmentStrategy: Hashable, Sendable {
  private let name: String
  /// From the direction of the layout.
  public static let layoutBased = Self(name: "layoutBased")
  /// From the direction of what is written.
  public static let writingDirectionBased = Self(name: "writingDirectionBased")
  /// As the system does.
  public static let `default` = Self(name: "default")
}
