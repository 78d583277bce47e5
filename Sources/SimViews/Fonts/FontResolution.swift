// The resolved properties of a font where it is used: the user's text size, and whether it is bold or slants.

public import Foundation

extension Font {
  /// Information used to resolve a font: the user's text size.
  public struct Context: Hashable, Sendable {
    let typeSize: DynamicTypeSize
  }

  /// A font that was resolved in a context.
  public struct Resolved: Hashable, Sendable {
    /// The size of an em, in points.
    public let pointSize: CGFloat
    /// How thick letters are.
    public let weight: Weight
    public let isItalic: Bool
    /// Whether all letters are of one width.
    public let isMonospaced: Bool
    /// Whether letters are thick; semibold ones count.
    public var isBold: Bool { weight.isBold }
  }

  /// What the font comes down to in a context.
  public func resolve(in context: Context) -> Resolved {
    let font = ResolvedFont(self, in: context.typeSize)
    return Resolved(
      pointSize: font.size, weight: font.weight, isItalic: font.isItalic,
      isMonospaced: font.design == .monospaced)
  }

  /// The font in bold, or not in bold.
  public func bold(_ isActive: Bool) -> Font {
    if isActive { return bold() }
    return weight.isBold ? weight(.regular) : self
  }

  /// The font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font {
    var copy = self
    copy.isItalic = isActive
    return copy
  }
}

extension EnvironmentValues {
  /// What a font is resolved in here.
  public var fontResolutionContext: Font.Context { Font.Context(typeSize: dynamicTypeSize) }
}
