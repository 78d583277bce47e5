// The actions and descriptions of a view for accessibility clients. No client runs on the device:
// actions are recorded and never called, except for the adjustable one. Scripts find the names of
// `accessibilityLabel` and similar modifiers.

import Foundation
public import SimViews

/// The structure that defines the kinds of available accessibility actions.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// The value that represents the default accessibility action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The value that represents an action that cancels a pending accessibility action.
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The value that represents an action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// The value that represents an action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
}

/// The hierarchy of a heading in relation other headings.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The role of an accessibility element in a label and content pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// Textual context that assistive technologies can use to improve the presentation of spoken text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text used for input, like in the Terminal app.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Text used by a file browser.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Text used in a message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Text used in a story or poem.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Text used in source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Text used in a grid of data.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text used in a document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Designates a rotor of the system.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Iterates through all headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Iterates through all links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Iterates through all images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Iterates through all lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Iterates through all text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
}

extension View {
  /// Adds an accessibility action to the view; no client calls it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _NotedModifier<AccessibilityActionKind>> {
    noted("accessibilityAction", actionKind)
  }

  /// Adds an accessibility action labeled by the contents of a view; no client calls it.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> ModifiedContent<Self, _NotedModifier<Label>> {
    noted("accessibilityAction", label())
  }

  /// Adds a named accessibility action; no client calls it.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("accessibilityAction", nameKey.string)
  }

  /// Adds a named accessibility action; no client calls it.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Text>> {
    noted("accessibilityAction", name)
  }

  /// Adds a named accessibility action; no client calls it.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _NotedModifier<S>> {
    noted("accessibilityAction", name)
  }

  /// Adds multiple accessibility actions to the view; no client calls them.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> ModifiedContent<Self, _NotedModifier<Content>> {
    noted("accessibilityActions", content())
  }

  /// Adds an accessibility scroll action to the view; no client calls it.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> {
    noted("accessibilityScrollAction", ())
  }

  /// Sets alternate input labels with which users identify a view; recorded without effect.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, _NotedModifier<[Text]>
  > {
    noted("accessibilityInputLabels", inputLabels)
  }

  /// Sets alternate input labels with which users identify a view; recorded without effect.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, _NotedModifier<[String]>> {
    noted("accessibilityInputLabels", inputLabelKeys.map(\.string))
  }

  /// Sets alternate input labels with which users identify a view; recorded without effect.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, _NotedModifier<[S]>> {
    noted("accessibilityInputLabels", inputLabels)
  }

  /// Sets the sort priority order for this view's accessibility element; recorded without effect.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, _NotedModifier<Double>
  > {
    noted("accessibilitySortPriority", sortPriority)
  }

  /// Sets the accessibility level of this heading; recorded without effect.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Self, _NotedModifier<AccessibilityHeadingLevel>>
  {
    noted("accessibilityHeading", level)
  }

  /// Adds additional accessibility information to the view; recorded without effect.
  nonisolated public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _NotedModifier<Text?>> {
    noted("accessibilityCustomContent", value)
  }

  /// Adds additional accessibility information to the view; recorded without effect.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<S: StringProtocol>(
    _ key: LocalizedStringKey, _ value: S, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _NotedModifier<S>> {
    noted("accessibilityCustomContent", value)
  }

  /// Adds additional accessibility information to the view; recorded without effect.
  nonisolated public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _NotedModifier<Text>> {
    noted("accessibilityCustomContent", Text(value))
  }

  /// Adds additional accessibility information to the view; recorded without effect.
  nonisolated public func accessibilityCustomContent(
    _ key: Text, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _NotedModifier<Text?>> {
    noted("accessibilityCustomContent", value)
  }

  /// Adds additional accessibility information to the view, under a custom key; recorded without
  /// effect.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _NotedModifier<Text?>> {
    noted("accessibilityCustomContent", value)
  }

  /// Adds additional accessibility information to the view, under a custom key; recorded without
  /// effect.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, _NotedModifier<Text>> {
    noted("accessibilityCustomContent", Text(value))
  }

  /// Sets whether this view should ignore the system Smart Invert setting; recorded without effect.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true)
    -> ModifiedContent<Self, _NotedModifier<Bool>>
  {
    noted("accessibilityIgnoresInvertColors", active)
  }

  /// Sets an accessibility text content type; recorded without effect.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, _NotedModifier<AccessibilityTextContentType>> {
    noted("accessibilityTextContentType", value)
  }

  /// Explicitly set whether this accessibility element is a direct touch area; recorded without
  /// effect.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> {
    noted("accessibilityDirectTouch", isDirectTouchArea)
  }

  /// The activation point for an element; recorded without effect.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint)
    -> ModifiedContent<Self, _NotedModifier<UnitPoint>>
  {
    noted("accessibilityActivationPoint", activationPoint)
  }

  /// Adds a default large content view to be shown by the large content viewer; recorded without
  /// effect.
  nonisolated public func accessibilityShowsLargeContentViewer() -> ModifiedContent<
    Self, _NotedModifier<Void>
  > {
    noted("accessibilityShowsLargeContentViewer", ())
  }

  /// Adds a custom large content view to be shown by the large content viewer; recorded without
  /// effect.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<V>> {
    noted("accessibilityShowsLargeContentViewer", largeContentView())
  }

  /// Explicitly set whether this element responds to user interaction; recorded without effect.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> {
    noted("accessibilityRespondsToUserInteraction", respondsToUserInteraction)
  }

  /// Links multiple accessibility elements; recorded without effect.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<ID>> {
    noted("accessibilityLinkedGroup", id)
  }

  /// Pairs an accessibility element representing a label with the element for its content; recorded
  /// without effect.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<ID>> {
    noted("accessibilityLabeledPair", id)
  }

  /// Replaces the existing accessibility element's children with one or more new synthetic
  /// accessibility elements; recorded without effect.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> ModifiedContent<Self, _NotedModifier<V>>
  {
    noted("accessibilityChildren", children())
  }

  /// Replaces one or more accessibility elements for this view with new accessibility elements;
  /// recorded without effect.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<V>> {
    noted("accessibilityRepresentation", representation())
  }

  /// Raises or lowers the pitch of spoken text; recorded without effect.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> ModifiedContent<
    Self, _NotedModifier<Double>
  > {
    noted("speechAdjustedPitch", value)
  }

  /// Sets whether VoiceOver should always speak all punctuation; recorded without effect.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("speechAlwaysIncludesPunctuation", value)
  }

  /// Sets whether VoiceOver should speak the contents character by character; recorded without
  /// effect.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("speechSpellsOutCharacters", value)
  }

  /// Controls whether to queue pending announcements behind existing speech; recorded without
  /// effect.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("speechAnnouncementsQueued", value)
  }
}
