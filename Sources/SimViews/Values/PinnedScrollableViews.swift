/// A set of view types that may be pinned to the bounds of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The header view of each section will be pinned.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer view of each section will be pinned.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
