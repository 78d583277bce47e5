// Dynamic properties: the wrappers that the runtime binds into a view just before its body.
//
// They are found once per view type, by their offsets. For each identity a property has a box, which
// owns what lives as long as the identity does (the value of a `@State`, the object of a
// `@StateObject`, a subscription) and writes it into the temporary copy that the body runs on.

package import SimGraph

/// An interface for a stored variable that updates an external property of a view.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Updates the underlying value; called just before the body of the view.
  mutating func update()

  /// Makes the storage of a property for one identity; the runtime's own properties replace it.
  static func _makeBox(at property: UnsafeMutablePointer<Self>, _ inputs: _PropertyInputs)
    -> _PropertyBox
}

extension DynamicProperty {
  public mutating func update() {}
}

/// What a property needs to know of its place when its box is made.
@MainActor
public struct _PropertyInputs {
  package unowned(unsafe) let nodeRuntime: NodeRuntime
  package unowned(unsafe) let node: _ViewNode
  /// The stored property's name, such as `_count`.
  package let name: String
  /// Where the property lies in the view on a phone, in bytes.
  let place: Int
  /// The name with the view's, such as `Row._count`, as causes have it.
  let state: CauseName
  package let subgraph: SubgraphID
}

/// What a dynamic property keeps for one identity.
@MainActor
open class _PropertyBox {
  package unowned(unsafe) let nodeRuntime: NodeRuntime
  package let name: String

  /// Creates the box of one property of one identity.
  public init(_ inputs: _PropertyInputs) {
    nodeRuntime = inputs.nodeRuntime
    name = inputs.name
  }

  /// Writes what the identity owns into a copy of the view, and records what mere declaration means.
  package func bind(_ property: UnsafeMutableRawPointer) {}

  /// The revision in which the property changed last.
  package var changedAt: UInt64 { 0 }

  /// Whether a change of the property is any business of the body.
  package var concernsBody: Bool { true }

  /// Whether the property changed after the given revision, and the body has to be notified of it.
  package final func hasChanged(since revision: UInt64) -> Bool {
    changedAt > revision && concernsBody
  }

  /// Whether code of the user's runs when the property is bound, which it is at every visit.
  package var isUpdatedAtVisits: Bool { false }

  /// Whether the property had changed when it was bound last.
  @exclusivity(unchecked) package final var hasReported = false

  /// Notes, when the property has been bound, whether it had changed.
  package func report(isFirst: Bool, since revision: UInt64) {
    hasReported = isFirst || hasChanged(since: revision)
  }

  /// Why the property changed last.
  package var cause: CauseID { .none }

  /// The name under which `_printChanges` mentions it, or nil when it never does.
  package var changeName: String? { name }

  /// Adds the names that `_printChanges` mentions for the evaluation that goes on.
  package func addChangedNames(to names: inout [String]) {
    if hasReported, let changeName { names.append(changeName) }
  }

  /// Whether the identity owns something through the property that outlives its screen.
  package var holdsState: Bool { false }

  package func remove() {}
}
