/// Gives a row the views of its actions.
@MainActor
package protocol SwipeActionProvider: AnyObject {
  /// At which edge of the row they are.
  var edge: HorizontalEdge { get }
  /// Whether a swipe across the whole row runs the first of them.
  var allowsFullSwipe: Bool { get }
  /// Makes the views; the caller removes the root.
  func makeActions() -> HostingRoot
}
