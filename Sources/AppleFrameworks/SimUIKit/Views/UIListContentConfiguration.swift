// Content configurations of cells. They are stored; tables are empty boxes.

public import Foundation

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public struct TextProperties: Sendable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0
  }
  public struct ImageProperties: Sendable {
    public var tintColor: UIColor?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; zero means no limit.
    public var maximumSize = CGSize.zero
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties(),
    imageProperties = ImageProperties()
  nonisolated public static func cell() -> Self { Self() }
  nonisolated public static func subtitleCell() -> Self { Self() }
  nonisolated public static func valueCell() -> Self { Self() }
}
