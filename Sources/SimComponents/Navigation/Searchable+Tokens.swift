// Search fields with tokens.

public import SimViews

extension View {
  /// Marks this view as searchable with tokens, which are not shown.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with tokens and suggested tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with tokens and suggested tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}
