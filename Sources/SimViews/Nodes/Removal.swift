/// How a view goes.
struct Removal {
  /// Whether anything is to be seen of it.
  let isSeen: Bool
  /// The animation of its own, if it has one.
  var animation: Animation?
}
