// Rotors, with which users of assistive technologies move between elements. Their entries are
// recorded, and no client uses them.

public import SimViews

/// Content within an accessibility rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// An entry of a rotor; recorded without effect.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry with a label and an identifier in a namespace.
  public init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry with a label and an identifier.
  public init<S: StringProtocol>(
    _ label: S, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry with a label and an identifier.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry with a label and an identifier in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the text of the view.
  public init<S: StringProtocol>(
    _ label: S, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry for a range of the text of the view.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

// These initializers are disfavoured, because nearly every loop contains views.
extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries for each element of identifiable data.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(identified: data, id: { $0.id }, content: content)
  }

  /// Creates entries for each element of data that a key path identifies.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(identified: data, id: { $0[keyPath: id] }, content: content) }
}

/// Several entries of a rotor.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {}

/// Result builder you use to generate rotor entry content.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Entries, one after another.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _RotorEntries { _RotorEntries() }
  /// Returns the entries of a content.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Returns the entries of an `if` without `else`.
  public static func buildIf(_ content: _RotorEntries?) -> _RotorEntries { _RotorEntries() }
  /// Returns the entries of an `if` with `else`.
  public static func buildEither(first content: _RotorEntries) -> _RotorEntries { content }
  /// Returns the entries of an `if` with `else`.
  public static func buildEither(second content: _RotorEntries) -> _RotorEntries { content }
}

extension View {
  /// Create an accessibility rotor with the specified user-visible label; recorded without effect.
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("accessibilityRotor", labelKey.string)
  }

  /// Create an accessibility rotor with the specified user-visible label; recorded without effect.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol, C: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> ModifiedContent<Self, _NotedModifier<S>> {
    noted("accessibilityRotor", label)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries generated from
  /// a collection; recorded without effect.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("accessibilityRotor", labelKey.string)
  }

  /// Create an accessibility rotor with the specified user-visible label; recorded without effect.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> ModifiedContent<Self, _NotedModifier<Text>> { noted("accessibilityRotor", label) }

  /// Create an accessibility rotor with entries of a collection that key paths identify and label;
  /// recorded without effect.
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("accessibilityRotor", labelKey.string)
  }

  /// Create an accessibility rotor of the system with entries of a collection; recorded without
  /// effect.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> ModifiedContent<Self, _NotedModifier<AccessibilitySystemRotor>> {
    noted("accessibilityRotor", systemRotor)
  }

  /// Create an accessibility rotor of the system with entries that key paths identify and label;
  /// recorded without effect.
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> ModifiedContent<Self, _NotedModifier<AccessibilitySystemRotor>> {
    noted("accessibilityRotor", systemRotor)
  }

  /// Creates an accessibility rotor of text ranges of the view; recorded without effect.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("accessibilityRotor", labelKey.string)
  }

  /// Create an accessibility rotor of the system of ranges of the view's text; recorded without
  /// effect.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> ModifiedContent<Self, _NotedModifier<AccessibilitySystemRotor>> {
    noted("accessibilityRotor", systemRotor)
  }

  /// Create an accessibility rotor of the system with the specified entries; recorded without
  /// effect.
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> ModifiedContent<Self, _NotedModifier<AccessibilitySystemRotor>> {
    noted("accessibilityRotor", systemRotor)
  }

  /// Defines an explicit identifier tying a view to an entry of a rotor; recorded without effect.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<ID>> {
    noted("accessibilityRotorEntry", id)
  }
}
