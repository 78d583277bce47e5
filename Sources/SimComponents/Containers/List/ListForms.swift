public import SimViews

extension View {
  /// Adds custom actions to a section; recorded without effect.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("sectionActions", ()) }
}
