package import Foundation

/// Something that is laid out, as the guides inside it know it.
@MainActor
@_spi(Runtime) open class LayoutItem {
  init() {}

  /// Where something inside says that a guide lies, in points from this one's corner; nil for nowhere.
  ///
  /// Containers ask for it before the item is placed, for any proposal.
  package func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: LayoutRuntime
  ) -> CGFloat? { nil }

  /// Asks for the outline as it is now, if code of the user's says what it is.
  func drawOutline(_ runtime: LayoutRuntime) {}
}
