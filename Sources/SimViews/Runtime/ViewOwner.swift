// Whose a node, an object or a layer is: the type of view in whose body it came to be. A number instead of
// the type, so that each node and each element can carry it.

/// A type of view of the user's own, as the one that things belong to.
package struct ViewOwner: Hashable, Sendable {
  /// The place among the owners of one runtime, in the order in which their types were first used.
  package let index: UInt16

  package init(index: UInt16) { self.index = index }

  /// What belongs to no view: the app itself, and its actions.
  package static let app = ViewOwner(index: 0)
}

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

extension IDView: OwnedContent {
  nonisolated static var contentOwnerType: Any.Type? { Content.ownerType }
}

extension EquatableView: OwnedContent {
  nonisolated static var contentOwnerType: Any.Type? { Content.ownerType }
}
