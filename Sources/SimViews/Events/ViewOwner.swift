// Whose a node, an object or a layer is: the type of view in whose body it was created. A number instead
// of the type, so that each node and each element can carry it.

/// A type of view of the user's own, as the one that things belong to.
package struct ViewOwner: Hashable, Sendable {
  /// The place among the owners of one runtime, in the order in which their types were first used.
  package let index: UInt16

  package init(index: UInt16) { self.index = index }

  /// What belongs to no view: the app itself, and its actions.
  package static let app = ViewOwner(index: 0)
}
