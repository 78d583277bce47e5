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

  /// Marks this view as searchable with tokens, which are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with tokens and suggested tokens, which are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with programmatic presentation, tokens, which are not shown.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with programmatic presentation, tokens, which are not shown.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with programmatic presentation, tokens, which are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with programmatic presentation, tokens and suggested tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with programmatic presentation, tokens and suggested tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with programmatic presentation, tokens and suggested tokens, which are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with editable tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with editable tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with editable tokens, which are not shown.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}
