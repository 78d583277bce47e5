// Rows as known to elements, and to whoever reads the screen or waits for an update. What they are made of is in the layers
// above.

import Foundation

/// The rows of a list or of a lazy stack.
@MainActor
package class RowContainer {
  /// The area that the rows fill.
  package let element: RenderElement
  /// The node that holds the rows, where these are views of its own, as a lazy stack's are; a list's are hosts of theirs.
  package unowned(unsafe) final var holder: AnyObject?

  init(element: RenderElement) { self.element = element }

  /// Whether rows are shown in cells that are used again and again.
  package var usesCells: Bool { false }
  /// Calls the closure with the element of each row that exists, in the order of their places.
  func forEachRowElement(_ body: (RenderElement) -> Void) {}
  /// Says that the rows have to be looked at before the next frame.
  package func needsUpdate() {}
  /// Notes that something was written while the rows are brought up to date.
  func noteWriteInUpdate() {}
}

/// A row that exists.
@MainActor
package class HostedRow {
  /// The container that it belongs to.
  package unowned(unsafe) let container: RowContainer
  /// The content has to be made again.
  @exclusivity(unchecked) package final var isStale = false
  /// The element is no longer in the data.
  @exclusivity(unchecked) package internal(set) final var isDeleted = false
  /// Whether the row is off screen and only keeps its state.
  @exclusivity(unchecked) package internal(set) final var isSuspended = false

  init(in container: RowContainer) { self.container = container }

  /// The place among all rows of the container.
  var placeInContainer: Int { 0 }
  /// Where the content lies in the container's content, in points.
  var originInContainer: CGPoint { .zero }
  /// Takes the content's place from a size that it chose, before what asks where it lies is made.
  func takePlace(_ size: CGSize) {}
}

/// How a row left the screen.
package enum RowExit: Sendable {
  /// Its state is kept for when it comes back.
  case suspended
  /// Nothing of it stays.
  case evicted
  /// Its element is gone, or the container.
  case removed
}
