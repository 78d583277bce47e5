// What a source of rows has to know of its place, and the modifiers around several rows: each
// of them applies to every row.

import SimGraph

/// What a source of rows needs to know when it is made.
@MainActor
public struct _RowInputs {
  package var base: _ViewInputs
  /// The container that shows the rows.
  package unowned(unsafe) var host: RowHost
  /// What the rows stand for.
  var kind = ListRow.Kind.content
  /// The section that the rows are of; nil for rows that stand in none.
  var section: RowSection?
  /// How many disclosing rows the rows lie inside of.
  var level = 0
  /// The modifiers around the rows, the innermost first.
  var modifiers: RowModifier?
  /// What may be done to the elements of the nearest ForEach.
  var edits: ElementEdits?
  var forEach: ObjectIdentifier?

  init(_ base: _ViewInputs, host: RowHost) {
    self.base = base
    self.host = host
  }

  /// The same for what a node of the container's tree holds.
  func with(parent: _ViewNode) -> _RowInputs {
    var copy = self
    copy.base.parent = parent
    return copy
  }
}

/// A modifier around several rows.
@MainActor
class RowModifier {
  let outer: RowModifier?
  init(outer: RowModifier?) { self.outer = outer }

  /// The environment inside this modifier and those around it, for views whose bodies belong to the container's own tree.
  func environment(in container: EnvironmentScope) -> EnvironmentScope {
    outer?.environment(in: container) ?? container
  }
}
