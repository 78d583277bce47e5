/// How a modifier says that a view is removed.
struct Removal {
  /// Whether the removal is visible.
  let isSeen: Bool
  /// The removal's own animation, if it has one.
  var animation: Animation?
}
