// The initial position of scrolling content.

public import SimViews

extension View {
  /// Associates an anchor with one role; the initial offset follows it, other roles are recorded
  /// without effect.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.defaultScrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }
}

/// A role of a scroll anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The position of the content after changes of sizes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The position of content that is smaller than its scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
