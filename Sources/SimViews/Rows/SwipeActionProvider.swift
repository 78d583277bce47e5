/// Gives a row the views of its actions.
@MainActor
package protocol SwipeActionProvider: AnyObject {
  /// Makes the views; the caller removes the root.
  func makeActions() -> HostingRoot
}
