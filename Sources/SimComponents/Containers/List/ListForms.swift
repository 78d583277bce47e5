public import SimViews

extension View {
  /// Adds custom actions to a section; noted.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("sectionActions", ()) }
}
