/// What a modifier modifies, as the place for it in the modifier's body knows it.
///
/// The place carries it, so it is found wherever the body puts the place: what makes its content in a tree of its own, as
/// rows, screens and tabs are, knows nothing of the nodes around it.
@MainActor
class ModifierContent {
  /// Makes a node of the content at a place.
  func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
    preconditionFailure("A content is of some type.")
  }

  /// Makes a source of the content's rows at a place.
  func makeRows(_ inputs: _RowInputs) -> _RowProvider {
    preconditionFailure("A content is of some type.")
  }

  /// Takes no more notice of rows that were made.
  func forget(_ rows: _RowProvider) {}
}

/// The placeholder for the modified view inside the body of a modifier.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier> {
  /// What it stands for.
  let content: ModifierContent
}
