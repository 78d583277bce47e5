// What cells of tables say: kept, for a table is a box.

public import Foundation

/// The texts and the picture of a cell: kept.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// How a text looks: kept.
  public struct TextProperties: Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
  }
  /// How a picture looks: kept.
  public struct ImageProperties: Sendable {
    /// The color of symbols.
    public var tintColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most, in points; zero for any size.
    public var maximumSize = CGSize.zero
  }
  /// The first line.
  public var text: String?
  /// The second line.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the lines and the picture look.
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties(),
    imageProperties = ImageProperties()
  /// A cell of a list.
  nonisolated public static func cell() -> Self { Self() }
  /// A cell with a second line below the first.
  nonisolated public static func subtitleCell() -> Self { Self() }
  /// A cell with a second line at its end.
  nonisolated public static func valueCell() -> Self { Self() }
}
