// The custom view type of a value, looking through wrappers that add nothing of their own.

extension View {
  /// The type of view of the user's own that a value of this type is, below its modifiers.
  package nonisolated static var ownerType: Any.Type? {
    if let modified = self as? any OwnedContent.Type { return modified.contentOwnerType }
    return Body.self == Never.self ? nil : Self.self
  }
}

/// A view around exactly one other, with nothing that a user would call a view of its own.
@MainActor
protocol OwnedContent {
  /// The owner of the view inside.
  nonisolated static var contentOwnerType: Any.Type? { get }
}

extension ModifiedContent: OwnedContent where Content: View, Modifier: ViewModifier {
  nonisolated static var contentOwnerType: Any.Type? { Content.ownerType }
}
