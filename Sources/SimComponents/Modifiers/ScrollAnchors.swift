// Where what scrolls stands at first.

public import SimViews

extension View {
  /// Associates an anchor with one role; the first offset follows it, other roles are noted.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.defaultScrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }
}

/// A role of a scroll anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where the content stands when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than its scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
