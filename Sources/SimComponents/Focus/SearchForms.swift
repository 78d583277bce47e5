// Additional forms of `searchable`: presented by a binding, with suggestions, scopes and tokens.
// Suggestions and scopes are accepted and not shown.

import Foundation
public import SimViews

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
  /// A set of placements.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// The ways that searchable modifiers can show or hide search scopes.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// When the user types.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// When the search is presented.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The behavior of the toolbar while the user searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field is a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Marks this view as searchable with programmatic presentation of the search field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(
      _SearchModifier(
        text: text, prompt: Text(prompt), placement: placement, isPresented: isPresented))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(
      _SearchModifier(
        text: text, prompt: prompt ?? Text("Search"), placement: placement,
        isPresented: isPresented))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(
      _SearchModifier(
        text: text, prompt: Text(prompt), placement: placement, isPresented: isPresented))
  }

  /// Marks this view as searchable, with suggestions that are not shown.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> ModifiedContent<Self, _SearchModifier> {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable, with suggestions that are not shown.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> ModifiedContent<Self, _SearchModifier> {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with text and tokens, which are not shown.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Configures the search suggestions for this view; recorded without effect.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> ModifiedContent<Self, _NotedModifier<S>> { noted("searchSuggestions", suggestions()) }

  /// Configures how to display search suggestions within this view; recorded without effect.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("searchSuggestions", visibility)
  }

  /// Configures the search scopes for this view; recorded without effect.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> ModifiedContent<Self, _NotedModifier<S>> { noted("searchScopes", scopes()) }

  /// Configures the search scopes for this view, with when they are shown; recorded without effect.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> ModifiedContent<Self, _NotedModifier<S>> {
    noted("searchScopes", scopes())
  }

  /// Associates a fully formed string with the value of this view when used as a search suggestion;
  /// recorded without effect.
  nonisolated public func searchCompletion(
    _ completion: String
  ) -> ModifiedContent<Self, _NotedModifier<String>> { noted("searchCompletion", completion) }

  /// Associates a search token with the value of this view when used as a search suggestion;
  /// recorded without effect.
  @_disfavoredOverload
  nonisolated public func searchCompletion<T: Identifiable>(
    _ token: T
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("searchCompletion", ()) }

  /// Modifies this view by binding the focus of its search field to a Boolean value.
  nonisolated public func searchFocused(
    _ binding: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusedModifier<Bool>> { focused(binding) }

  /// Modifies this view by binding the focus of its search field to a value.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> ModifiedContent<Self, _FocusedModifier<V>> { focused(binding, equals: value) }

  /// Configures the search toolbar presentation behavior; recorded without effect.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> ModifiedContent<Self, _NotedModifier<SearchPresentationToolbarBehavior>> {
    noted("searchPresentationToolbarBehavior", behavior)
  }

  /// Configures the behavior for search in the toolbar; recorded without effect.
  nonisolated public func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> ModifiedContent<Self, _NotedModifier<SearchToolbarBehavior>> {
    noted("searchToolbarBehavior", behavior)
  }
}
