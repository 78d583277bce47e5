// Actions of sections, and guides of separators.

import Foundation
public import SimViews

extension View {
  /// Adds custom actions to a section; noted.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("sectionActions", ()) }
}

extension HorizontalAlignment {
  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// A guide marking the leading edge of a list row separator; separators are noted.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// A guide marking the trailing edge of a list row separator; separators are noted.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
