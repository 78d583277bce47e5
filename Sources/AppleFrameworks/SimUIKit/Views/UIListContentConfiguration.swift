// What cells of tables say: kept, for a table is a box.

public import Foundation

/// The texts and the picture of a cell: kept.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public struct TextProperties: Sendable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
  }
  public struct ImageProperties: Sendable {
    public var tintColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most, in points; zero for any size.
    public var maximumSize = CGSize.zero
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  /// How the lines and the picture look.
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties(),
    imageProperties = ImageProperties()
  nonisolated public static func cell() -> Self { Self() }
  /// A cell with a second line below the first.
  nonisolated public static func subtitleCell() -> Self { Self() }
  /// A cell with a second line at its end.
  nonisolated public static func valueCell() -> Self { Self() }
}
