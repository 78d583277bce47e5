// What is shown of several that might be: a branch of an `if`, a case of a `switch`, a value that may be nil.

/// The branch that a value shows.
@MainActor
public struct _Branch {
  /// Which of them it is; -1 for none.
  let tag: Int
  let node: _ViewNode?
  let isNew: Bool
  /// Restores a removed branch of a type.
  var restoreRemoved: (@MainActor (_ tag: Int, _ isFitting: (_ViewNode) -> Bool) -> _ViewNode?)?

  init(tag: Int, node: _ViewNode?, isNew: Bool) {
    self.tag = tag
    self.node = node
    self.isNew = isNew
  }
}
